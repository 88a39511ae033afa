// Records the change of a record as an event: each changed field with its old and new value.
import type { Trx } from '../db/tables.ts';
import type { EventType } from '../../domain/events.ts';
import type { SubjectType } from '../db/tables/events.ts';
import { keepApart } from './personalValues.ts';
import { appendEvent, type Doer, type NewEvent } from './append.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields the server writes on every save do not count as changes. */
const STAMPS = ['creationTime', 'lastUpdatedTime'];

/** Whether two values of a field are different; a missing one is null. */
export const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

function typeOf(from: Fields | undefined, to: Fields | undefined): EventType {
  if (!from) return 'RECORD_CREATED';
  return to ? 'RECORD_CHANGED' : 'RECORD_REMOVED';
}

/**
 * Appends the change of a record: created without `from`, removed without `to`, changed with both.
 * A save without changes is not recorded. Personal fields of the subject (domain/people/personal.ts) are stored
 * separately under the record, so that `forgetPersonal` can erase them when it is removed.
 * @param said the event type where it is not one of the three defaults, and further event fields
 */
export async function recordChange(
  trx: Trx,
  doer: Doer,
  subject: readonly [SubjectType, number],
  { from, to }: { from?: Fields; to?: Fields },
  event: Partial<Omit<NewEvent, 'subject' | 'data'>> = {},
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
  await appendEvent(trx, { type: typeOf(from, to), ...doer, ...event, subject, data });
}
