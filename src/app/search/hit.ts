// What search everywhere finds, as the list of it shows it, whatever it is.
import type { IconName } from '../../ui/Icon.tsx';

/** The kinds, in their order: what is scanned first, what is only a way somewhere last. */
export const GROUPS = [
  'parcels',
  'bookings',
  'boxes',
  'lockers',
  'members',
  'staff',
  'pages',
  'acts',
] as const;

export type Group = (typeof GROUPS)[number];

export interface Hit {
  readonly group: Group;
  /** One of a kind among all that is found. */
  readonly key: string;
  readonly icon: IconName;
  /** A word, in the language of the screen. */
  readonly label: string;
  /** What tells it from others of its name. */
  readonly under?: string;
  /** The message of its state. */
  readonly state?: string;
  /** It is just what was typed. */
  readonly exact: boolean;
  /** Where it leads, below /app; or what it does. */
  readonly to?: string;
  readonly action?: () => void;
}

/** What of a hit is kept to be gone to again. */
export type Recent = Pick<Hit, 'group' | 'key' | 'icon' | 'label' | 'under'> & {
  readonly to: string;
};
