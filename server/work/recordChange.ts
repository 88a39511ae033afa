// Writes into the history what was changed in a record: each field that differs, from what to what.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { EventType, SubjectKind } from './happenings.ts';
import { record, type Happening } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;
type Doer = Pick<Happening, 'time' | 'byKind' | 'byId' | 'byName'>;

/** What the server itself writes at every save is no change that anybody made. */
const STAMPS = ['creationTime', 'lastUpdatedTime'];

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

function typeOf(from: Fields | undefined, to: Fields | undefined): EventType {
  if (!from) return 'RECORD_CREATED';
  return to ? 'RECORD_CHANGED' : 'RECORD_REMOVED';
}

/**
 * Appends the change of a record: made without `from`, removed without `to`, changed with both.
 * A save that changes nothing is not written down.
 */
export async function recordChange(
  trx: Transaction<Tables>,
  doer: Doer,
  subject: [SubjectKind, number],
  { from, to }: { from?: Fields; to?: Fields },
): Promise<void> {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])].filter(
    (name) => !STAMPS.includes(name) && differs(from?.[name], to?.[name]),
  );
  if (names.length === 0) return;
  const some = (fields: Fields | undefined) =>
    fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  await record(trx, {
    ...doer,
    type: typeOf(from, to),
    subject,
    data: { from: some(from) ?? null, to: some(to) ?? null },
  });
}
