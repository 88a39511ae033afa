// Unsaved changes to a locker, stored on this device per user and per locker.
import type { Layout } from '../../../domain/layout/layout.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Values } from '../../engine/form/values.ts';
import type { ReadBox } from './lean.ts';

/** The locker that a form was opened with. */
export interface Base {
  /** As loaded, with its boxes as the form compares them; empty for a new one. */
  readonly record: AnyRow;
  /** Its boxes as loaded. */
  readonly boxes: readonly ReadBox[];
}

/** A save is checked against its base. */
export interface Draft extends Base {
  /** When it was stored, epoch milliseconds. */
  readonly keptAt: number;
  /** Those that differ from the record. */
  readonly values: Values;
  readonly layout: Layout;
}

/** What a draft is of: a locker, a new one, or a new one filled in from another. */
interface DraftOf {
  readonly lockerId?: RecordId | undefined;
  readonly copy?: RecordId | undefined;
}

/** One user's draft; a new format gets a new key, so that old drafts are never read. */
export function draftKey(userId: RecordId, { lockerId, copy }: DraftOf): string {
  const created = copy === undefined ? 'new' : `copy.${copy}`;
  return `lockerdesk.lockerDraft.1.${userId}.${lockerId ?? created}`;
}

export function readDraft(key: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the draft as stored; undefined if there was not enough storage for it. */
export function keepDraft(key: string, draft: Omit<Draft, 'keptAt'>): Draft | undefined {
  const kept = { keptAt: Date.now(), ...draft };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return kept;
  } catch {
    return undefined;
  }
}
