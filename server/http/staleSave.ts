// Optimistic locking: a save based on an outdated state is rejected with the current record.
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Trx } from '../db/tables.ts';
import type { SubjectType } from '../db/tables/events.ts';
import type { RequestContext } from './context.ts';
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

/** Parses `If-Match: "<lastUpdatedTime as read>"`, epoch milliseconds. Throws on any other form. */
export function readAsRead(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const [, time] = /^"(\d{1,16})"$/.exec(header.trim()) ?? [];
  if (time === undefined) throw badInput('If-Match', 'malformed');
  return Number(time);
}

/** The name of the account that saved last, if recorded. A box shares its locker's lastUpdatedTime. */
const lastDoerOf = (trx: Trx, [subject, id]: readonly [SubjectType, number]) =>
  trx
    .selectFrom('events')
    .select('byName')
    .where((is) =>
      is.or([
        is.and({ subjectType: subject, subjectId: String(id) }),
        ...(subject === 'locker' ? [is.and({ lockerId: id, type: 'BOX_MARK' as const })] : []),
      ]),
    )
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/**
 * Throws STALE if the save is based on another state than `current`, which must be locked for update.
 * @param current the record; the response contains the fields the endpoint returns
 */
export async function refuseStale(
  trx: Trx,
  { asRead }: RequestContext,
  subject: readonly [SubjectType, number],
  current: Record<string, unknown> & { lastUpdatedTime?: number | undefined },
): Promise<void> {
  if (asRead === undefined || asRead === current.lastUpdatedTime) return;
  const last = await lastDoerOf(trx, subject);
  const time = current.lastUpdatedTime ?? 0;
  throw new Problem('STALE', { values: { by: last?.byName ?? '', time }, current });
}

/** The schema of the record in a STALE response; a list is returned as the field `list`. */
export function recordOf({ output, record = output }: Endpoint): z.ZodType {
  return record instanceof z.ZodArray ? z.object({ list: record }) : record;
}

/** Filters a refusal's record through the endpoint's schema; nothing is returned if no field remains. */
export function addCurrent(endpoint: Endpoint, problem: Problem): void {
  if (problem.current === undefined) return;
  const { data } = recordOf(endpoint).safeParse(problem.current);
  if (typeof data === 'object' && data !== null && Object.keys(data).length > 0)
    problem.shown = data as Record<string, unknown>;
}

/** The time of a save: now, but always later than the previous save, so that every state has its own time. */
export const laterThan = (before: number, now: number): number => Math.max(now, before + 1);
