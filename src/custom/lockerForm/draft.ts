// What somebody entered of a locker and did not save yet, kept on this device: for each user and each locker apart.
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Layout } from '../../../domain/layout/layout.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Values } from '../../engine/form/values.ts';

export interface Draft {
  /** When it was kept, epoch milliseconds. */
  readonly keptAt: number;
  readonly values: Values;
  readonly layout: Layout;
  /** What it was begun from: the record as it was read, with its boxes; a save is checked against that. */
  readonly record: AnyRow;
  readonly boxes: readonly Box[];
}

/** A later shape of the draft is another key: nobody's half-read draft. */
const keyOf = (userId: number | string, lockerId: number | undefined): string =>
  `lockerdesk.lockerDraft.1.${userId}.${lockerId ?? 'new'}`;

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['keptAt', 'values', 'layout', 'record', 'boxes'].every((name) => name in kept)
  );
}

/** The drafts of one user about one locker, or about a new one. */
export function draftPlace(userId: number | string, lockerId: number | undefined) {
  const key = keyOf(userId, lockerId);
  return {
    read: (): Draft | undefined => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** Says whether there was room for it. */
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
