// What the demo's terminals noted: made of what happened at their lockers, in the words that a terminal uses.
import type { LogLevel } from '../../../domain/lockerLogs.ts';
import type { LockerRow } from './lockers.ts';
import type { HappeningRow, Network, Row } from './network.ts';

const HOUR = 60 * 60 * 1_000;
/** Lines of a locker. */
const LINES = 24;

type Note = readonly [LogLevel, string];

const at = (boxId: number | null | undefined) => (boxId == null ? '' : ` at box ${boxId}`);

/** What a terminal writes of something that happened at it; nothing of what it does not see. */
const NOTES: Partial<Record<HappeningRow['type'], (happened: HappeningRow) => Note>> = {
  BOX_DOOR: ({ boxId, toState }) => [
    'INFO',
    `Box ${boxId}: door ${toState === 'OPEN' ? 'opened' : 'closed'}`,
  ],
  PARCEL_DEPOSITED: ({ ordersId, boxId }) => ['INFO', `Parcel ${ordersId} laid into box ${boxId}`],
  PARCEL_POSTED: ({ ordersId, boxId }) => ['INFO', `Parcel ${ordersId} laid into box ${boxId}`],
  PARCEL_COLLECTED: ({ ordersId, boxId }) => [
    'INFO',
    `Parcel ${ordersId} taken out of box ${boxId}`,
  ],
  PARCEL_FAILED_DEPOSIT: ({ ordersId, boxId }) => [
    'WARN',
    `Parcel ${ordersId} could not be laid into box ${boxId}`,
  ],
  BOX_OPENED: ({ boxId }) => ['INFO', `Box ${boxId} opened from afar`],
  BOX_OPEN_FAILED: ({ boxId }) => ['ERROR', `Box ${boxId}: the door did not report open`],
  ALERT_RAISED: ({ toState, boxId }) => ['WARN', `${toState} reported${at(boxId)}`],
  ALERT_ENDED: ({ fromState, boxId }) => ['INFO', `${fromState} is over${at(boxId)}`],
};

/** The latest happenings of each locker, oldest first. */
function latestOf(network: Network): Map<number, HappeningRow[]> {
  const of = new Map<number, HappeningRow[]>();
  const newest = network.events.toSorted((one, other) => other.time - one.time);
  for (const happened of newest) {
    const { lockerId, type, time } = happened;
    if (lockerId == null || !NOTES[type] || time > network.now) continue;
    const known = of.get(lockerId) ?? [];
    if (known.length < LINES) of.set(lockerId, [happened, ...known]);
  }
  return of;
}

/** Puts the lines of each locker into the network; each log begins with the start of its terminal. */
export function buildLockerLogs(network: Network, lockers: readonly LockerRow[]): void {
  const latest = latestOf(network);
  const lines = lockers.flatMap(({ lockerId }): Omit<Row<'lockerLogs'>, 'logId'>[] => {
    const happened = latest.get(lockerId) ?? [];
    const start = (happened[0]?.time ?? network.now - HOUR) - HOUR;
    const begun = [
      [start, 'INFO', 'Terminal software 4.2.0 started'],
      [start + 2_000, 'INFO', 'Connected to the server'],
      [start + 3_000, 'INFO', 'Configuration read'],
    ] as const;
    const noted = happened.map((each) => {
      const [level, message] = NOTES[each.type]?.(each) ?? ['INFO', each.type];
      return [each.time, level, message] as const;
    });
    return [...begun, ...noted].map(([creationTime, level, message]) => ({
      lockerId,
      level,
      message,
      creationTime,
    }));
  });
  network.rows.lockerLogs = lines.map((line, index) => ({ logId: index + 1, ...line }));
}
