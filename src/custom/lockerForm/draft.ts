// Unsaved changes to a locker, stored on this device per user and per locker.
import type { Layout } from '../../../domain/layout/layout.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Values } from '../../engine/form/values.ts';
import type { ReadBox } from './lean.ts';

export interface Draft {
  /** When it was stored, epoch milliseconds. */
  readonly keptAt: number;
  readonly values: Values;
  readonly layout: Layout;
  /** Its base: the record as loaded, with its boxes; a save is checked against it. */
  readonly record: AnyRow;
  readonly boxes: readonly ReadBox[];
}

/** A new draft format gets a new key, so that old drafts are never read. */
const keyOf = (userId: RecordId, about: string): string =>
  `lockerdesk.lockerDraft.1.${userId}.${about}`;

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['keptAt', 'values', 'layout', 'record', 'boxes'].every((name) => name in kept)
  );
}

/** What a draft is of: a locker, a new one, or a new one filled in from another. */
export interface DraftOf {
  readonly lockerId?: RecordId | undefined;
  readonly copy?: RecordId | undefined;
}

/** One user's drafts of one locker, or of a new one. */
export function draftPlace(userId: RecordId, { lockerId, copy }: DraftOf) {
  const made = copy === undefined ? 'new' : `copy.${copy}`;
  const key = keyOf(userId, String(lockerId ?? made));
  return {
    read: (): Draft | undefined => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** Returns whether there was enough storage for it. */
    keep: (draft: Draft): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    drop: (): void => localStorage.removeItem(key),
  };
}

export type DraftPlace = ReturnType<typeof draftPlace>;
