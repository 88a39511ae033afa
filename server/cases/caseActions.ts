// Staff actions on a case: take, assign, comment, resolve, reopen. Each appends an event.
import type { CaseRow } from '../../contract/operations/cases.ts';
import {
  CASE_PICTURES_MAX,
  isUnsettled,
  stateWith,
  type CaseResolution,
} from '../../domain/cases.ts';
import { countRows } from '../db/countRows.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseAssignee } from '../alerts/alertStaff.ts';
import type { CaseDoer } from './openCase.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

type Case = Awaited<ReturnType<typeof held>>;

/** The action's context and case, and the schema to read it with. */
export interface ActingOnCase {
  readonly context: RequestContext;
  readonly id: number;
  readonly doer: CaseDoer;
  readonly current: (trx: Trx) => Promise<CaseRow>;
}

/** The case, locked for update. Throws NOT_FOUND. */
const held = (trx: Trx, id: number) =>
  trx
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));

/** The open case. Throws CASE_RESOLVED if it is resolved, and STALE if it changed since it was read. */
async function standing(trx: Trx, { context, id, current }: ActingOnCase): Promise<Case> {
  const found = await held(trx, id);
  if (!isUnsettled(found.caseState)) throw new Problem('CASE_RESOLVED');
  await refuseStale(trx, context, ['case', id], await current(trx));
  return found;
}

type Change = Partial<Omit<Case, 'id' | 'creationTime' | 'lastUpdatedTime'>>;

/** Changes a locked case and appends the event, with the states before and after if the state is set. */
async function write(
  trx: Trx,
  before: Case,
  doer: CaseDoer,
  change: Change,
  event: Pick<NewEvent, 'type' | 'data'>,
): Promise<void> {
  const { id, ordersId, lockerId, boxId, memberId, caseState: fromState } = before;
  await trx
    .updateTable('cases')
    .set({ ...change, lastUpdatedTime: laterThan(before.lastUpdatedTime, doer.time) })
    .where('id', '=', id)
    .execute();
  const about = {
    subject: ['case', id] as NewEvent['subject'],
    ordersId,
    lockerId,
    boxId,
    memberId,
  };
  const states = change.caseState && { fromState, toState: change.caseState };
  await appendEvent(trx, { ...doer, ...about, ...states, ...event });
}

/** Assigns it to a member of staff with case permission, or to nobody. Throws at the field for anyone else. */
export async function assignCase(
  trx: Trx,
  acting: ActingOnCase,
  assigneeId: number | null,
): Promise<void> {
  const { doer } = acting;
  const before = await standing(trx, acting);
  if (before.assigneeId === assigneeId) return;
  await refuseAssignee(trx, 'TICKET_EDIT', doer.time, assigneeId);
  const change = { assigneeId, caseState: stateWith(assigneeId) };
  await write(trx, before, doer, change, { type: 'CASE_ASSIGNED', data: { assigneeId } });
}

/** Adds a comment, also to a resolved case. */
export async function commentCase(trx: Trx, acting: ActingOnCase, text: string): Promise<void> {
  const { id, doer } = acting;
  const before = await held(trx, id);
  const { commentId } = await trx
    .insertInto('caseComments')
    .values({ caseId: id, text, time: doer.time, byId: doer.byId })
    .returning('commentId')
    .executeTakeFirstOrThrow();
  await write(trx, before, doer, {}, { type: 'CASE_COMMENTED', data: { commentId } });
}

/** Resolves it with a reason. */
export async function resolveCase(
  trx: Trx,
  acting: ActingOnCase,
  resolution: CaseResolution,
  note: string | null,
): Promise<void> {
  const { doer } = acting;
  const before = await standing(trx, acting);
  const by = { resolvedTime: doer.time, resolvedById: doer.byId };
  const change = { caseState: 'RESOLVED', resolution, resolutionNote: note, ...by } as const;
  await write(trx, before, doer, change, { type: 'CASE_RESOLVED', data: { resolution, note } });
}

/** Reopens it with the same assignee. Throws CASE_NOT_RESOLVED if it is open. */
export async function reopenCase(trx: Trx, acting: ActingOnCase, note: string): Promise<void> {
  const { context, id, doer, current } = acting;
  const before = await held(trx, id);
  if (isUnsettled(before.caseState)) throw new Problem('CASE_NOT_RESOLVED');
  await refuseStale(trx, context, ['case', id], await current(trx));
  const change = {
    caseState: stateWith(before.assigneeId),
    resolution: null,
    resolutionNote: null,
    resolvedTime: null,
    resolvedById: null,
  };
  await write(trx, before, doer, change, { type: 'CASE_REOPENED', data: { note } });
}

/** Throws CASE_PICTURES_FULL if the case would exceed its maximum of pictures. */
export function refuseMore(pictures: number): void {
  if (pictures > CASE_PICTURES_MAX)
    throw new Problem('CASE_PICTURES_FULL', { field: 'file', values: { max: CASE_PICTURES_MAX } });
}

/** Attaches an uploaded picture to the case, up to the maximum. Repeating it has no effect. */
export async function attachPicture(
  trx: Trx,
  id: number,
  fileId: string,
  doer: CaseDoer,
): Promise<void> {
  const before = await held(trx, id);
  const { byId, time } = doer;
  const kept = await trx
    .insertInto('caseFiles')
    .values({ caseId: id, fileId, time, byId })
    .onConflict((is) => is.doNothing())
    .returning('fileId')
    .executeTakeFirst();
  if (!kept) return;
  refuseMore(await countRows(trx.selectFrom('caseFiles').where('caseId', '=', id)));
  await trx
    .updateTable('files')
    .set({ keptBy: `cases/${id}` })
    .where('fileId', '=', fileId)
    .where('purpose', '=', 'CASE_PICTURE')
    .where('keptBy', 'is', null)
    .returning('fileId')
    .executeTakeFirstOrThrow(() => badInput('file', 'unknown'));
  await write(trx, before, doer, {}, { type: 'CASE_ATTACHED', data: { fileId } });
}
