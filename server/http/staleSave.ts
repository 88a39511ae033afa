// Two people at one record: a save made from an older state of it is refused, and told what it is now.
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Tables } from '../db/tables.ts';
import type { SubjectKind } from '../db/eventTypes.ts';
import type { RequestContext } from './context.ts';
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

/** Reads `If-Match: "<lastUpdatedTime as read>"`, epoch milliseconds. Refuses any other form of it. */
export function readAsRead(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const [, time] = /^"(\d{1,16})"$/.exec(header.trim()) ?? [];
  if (time === undefined) throw badInput('If-Match', 'malformed');
  return Number(time);
}

/** Who saved it last: an account's name, nothing where nobody is written down. A box's mark is its locker's too. */
const lastDoerOf = (trx: Transaction<Tables>, [kind, id]: [SubjectKind, number]) =>
  trx
    .selectFrom('events')
    .select('byName')
    .where((is) =>
      is.or([
        is.and({ subjectKind: kind, subjectId: String(id) }),
        ...(kind === 'locker' ? [is.and({ lockerId: id, type: 'BOX_MARK' as const })] : []),
      ]),
    )
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/**
 * Refuses with STALE a save that was made from another state than `current`, which must be locked for the update.
 * @param current the record; what of it is told is what the endpoint answers
 */
export async function refuseStale(
  trx: Transaction<Tables>,
  { asRead }: RequestContext,
  subject: [SubjectKind, number],
  current: Record<string, unknown> & { lastUpdatedTime?: number | undefined },
): Promise<void> {
  if (asRead === undefined || asRead === current.lastUpdatedTime) return;
  const last = await lastDoerOf(trx, subject);
  const time = current.lastUpdatedTime ?? 0;
  throw new Problem('STALE', { values: { by: last?.byName ?? '', time }, current });
}

/** What an endpoint tells of the record that it would have saved; a list is told as the field `list`. */
export function recordOf({ output, record = output }: Endpoint): z.ZodType {
  return record instanceof z.ZodArray ? z.object({ list: record }) : record;
}

/** Lets out of a refusal's record what its endpoint answers of it, field by field, and nothing where it answers nothing. */
export function tellCurrent(endpoint: Endpoint, problem: Problem): void {
  if (problem.current === undefined) return;
  const { data } = recordOf(endpoint).safeParse(problem.current);
  if (typeof data === 'object' && data !== null && Object.keys(data).length > 0)
    problem.told = data as Record<string, unknown>;
}

/** The time of a save: now, and always later than the save before it, so that no two states have one time. */
export const laterThan = (before: number, now: number): number => Math.max(now, before + 1);
