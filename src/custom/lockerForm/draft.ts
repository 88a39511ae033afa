// Unsaved changes to a locker, stored on this device per user and per locker.
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Layout } from '../../../domain/layout/layout.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Values } from '../../engine/form/values.ts';

export interface Draft {
  /** When it was stored, epoch milliseconds. */
  readonly keptAt: number;
  readonly values: Values;
  readonly layout: Layout;
  /** Its base: the record as loaded, with its boxes; a save is checked against it. */
  readonly record: AnyRow;
  readonly boxes: readonly Box[];
}

/** A new draft format gets a new key, so that old drafts are never read. */
const keyOf = (userId: number | string, lockerId: number | undefined): string =>
  `lockerdesk.lockerDraft.1.${userId}.${lockerId ?? 'new'}`;

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['keptAt', 'values', 'layout', 'record', 'boxes'].every((name) => name in kept)
  );
}

/** One user's drafts of one locker, or of a new one. */
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
