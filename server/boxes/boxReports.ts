// Terminal reports about a box: door movements, and boxes marked as unusable.
import type { BoxStatus } from '../../domain/boxes/boxes.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { Problem } from '../system/problem.ts';
import { appendEvent } from '../events/append.ts';
import { writeBoxStatus } from './writeBoxStatus.ts';

/** A terminal report; `time` is when it happened, `now` when it was received, epoch milliseconds. */
export interface Report {
  lockerId: number;
  time: number;
  now: number;
  /** The network's, an IANA name; storage days are counted in it. */
  timeZone: string;
}

/** A door that opens within this time of a remote open request counts as opened by it. Milliseconds. */
const OPENED_BY_ASKING_MS = 60_000;

/** The current box, locked for update. Throws NOT_FOUND, also if it is not this locker's. */
export const lockBoxForUpdate = (trx: Trx, boxId: number, lockerId?: number) =>
  trx
    .selectFrom('boxes')
    .selectAll()
    .where('boxId', '=', boxId)
    .$if(lockerId !== undefined, (query) => query.where('lockerId', '=', lockerId!))
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'boxId' }));

/** A later report about this door is known: this one was delayed. */
const isOutdated = (trx: Trx, boxId: number, time: number): Promise<boolean> =>
  hasRow(
    trx
      .selectFrom('events')
      .where('subjectType', '=', 'box')
      .where('subjectId', '=', String(boxId))
      .where('time', '>', time)
      .where('type', '=', 'BOX_DOOR'),
  );

const wasRequested = (trx: Trx, boxId: number, now: number): Promise<boolean> =>
  hasRow(
    trx
      .selectFrom('openTasks')
      .where('boxId', '=', boxId)
      .where('creationTime', '>', now - OPENED_BY_ASKING_MS),
  );

/** The terminal as the actor, at the time it reports. */
export const byTerminal = ({ lockerId, time }: Report) =>
  ({ time, byType: 'TERMINAL', byId: lockerId }) as const;

/** The door opened or closed. A report older than a known one is recorded without further effect. */
export async function moveDoor(
  trx: Trx,
  report: Report,
  boxId: number,
  doorStatus: 'OPEN' | 'CLOSED',
): Promise<boolean> {
  const { lockerId, time, now } = report;
  const box = await lockBoxForUpdate(trx, boxId, lockerId);
  const outdated = await isOutdated(trx, boxId, time);
  if (!outdated) {
    const openStatusFlag = doorStatus === 'OPEN' && (await wasRequested(trx, boxId, now));
    await trx
      .updateTable('boxes')
      .set({ doorStatus, openStatusFlag, lastUpdatedTime: now })
      .where('boxId', '=', boxId)
      .execute();
  }
  const fromState = outdated ? null : box.doorStatus;
  await appendEvent(trx, {
    ...byTerminal(report),
    type: 'BOX_DOOR',
    subject: ['box', boxId],
    lockerId,
    boxId,
    fromState,
    toState: doorStatus,
  });
  return !outdated;
}

/** Boxes that can be flagged: one with a parcel or out of service keeps its status. */
const FLAGGABLE: ReadonlySet<BoxStatus> = new Set(['AVAILABLE', 'RESERVED', 'FLAGGED']);

/** Marks the box as unusable; setting it available ends that. */
export async function flagBox(trx: Trx, report: Report, boxId: number): Promise<boolean> {
  const box = await lockBoxForUpdate(trx, boxId, report.lockerId);
  if (!FLAGGABLE.has(box.status)) return false;
  if (box.status === 'FLAGGED') return true;
  await writeBoxStatus(trx, box, { status: 'FLAGGED' }, byTerminal(report), report.now);
  return true;
}
