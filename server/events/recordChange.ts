// Writes into the history what was changed in a record: each field that differs, from what to what.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { EventType, SubjectKind } from '../db/eventTypes.ts';
import { keepApart } from './personalValues.ts';
import { appendEvent, type NewEvent } from './append.ts';

type Fields = Readonly<Record<string, unknown>>;
type Doer = Pick<NewEvent, 'time' | 'byKind' | 'byId' | 'byName' | 'ip'>;

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
 * A save that changes nothing is not written down. Personal fields of the subject (domain/people/personal.ts) are put apart
 * under the record, so that `forgetPersonal` can remove them when it goes; nobody else has to think of them.
 * @param said what it is called where the three words do not say it, and what the event has besides
 */
export async function recordChange(
  trx: Transaction<Tables>,
  doer: Doer,
  subject: [SubjectKind, number],
  { from, to }: { from?: Fields; to?: Fields },
  said: Partial<Omit<NewEvent, 'subject' | 'data'>> = {},
): Promise<void> {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])].filter(
    (name) => !STAMPS.includes(name) && differs(from?.[name], to?.[name]),
  );
  if (names.length === 0) return;
  const some = async (fields: Fields | undefined) =>
    fields
      ? keepApart(
          trx,
          subject,
          Object.fromEntries(names.map((name) => [name, fields[name] ?? null])),
          doer.time,
        )
      : null;
  const data = { from: await some(from), to: await some(to) };
  await appendEvent(trx, { type: typeOf(from, to), ...doer, ...said, subject, data });
}
