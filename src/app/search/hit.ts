// A result of the global search, independent of its subject.
import type { RecordId } from '../../../domain/recordId.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { Group } from './groups.ts';

export interface Hit {
  readonly group: Group;
  /** Unique key among all results. */
  readonly key: string;
  readonly icon: IconName;
  /** Label of the type, translated. */
  readonly label: string;
  /** Distinguishes it from others of the same name. */
  readonly under?: string;
  /** Message key of its state. */
  readonly state?: string;
  /** An exact match of the text. */
  readonly exact: boolean;
  /** The record's id. */
  readonly id?: RecordId;
  /** The action to start on its screen. */
  readonly actionName?: string;
  /** Its path below /app, or its action. */
  readonly to?: string;
  readonly action?: () => void;
}

/** The stored part of a result, for the recent list. */
export type Recent = Pick<Hit, 'group' | 'key' | 'icon' | 'label' | 'under'> & {
  readonly to: string;
};
