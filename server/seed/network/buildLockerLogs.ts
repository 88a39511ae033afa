// The demo's terminal logs, derived from the events at each locker.
import type { LogLevel } from '../../../domain/lockers/lockerLogs.ts';
import type { BoxRow, LockerRow } from './buildLockers.ts';
import type { EventRow, Network, Row } from './emptyNetwork.ts';

const HOUR = 60 * 60 * 1_000;
/** Log lines per locker. */
const LINES = 24;

type Note = readonly [LogLevel, string];
/** An event with its box's name; empty if it has no box. */
type Named = EventRow & { box: string };

/** The log line of an event; undefined for events that terminals do not see. */
const NOTES: Partial<Record<EventRow['type'], (happened: Named) => Note>> = {
  BOX_DOOR: ({ box, toState }) => [
    'INFO',
    `Box ${box}: door ${toState === 'OPEN' ? 'opened' : 'closed'}`,
  ],
  PARCEL_DEPOSITED: ({ ordersId, box }) => ['INFO', `Parcel ${ordersId} laid into box ${box}`],
  PARCEL_POSTED: ({ ordersId, box }) => ['INFO', `Parcel ${ordersId} laid into box ${box}`],
  PARCEL_COLLECTED: ({ ordersId, box }) => ['INFO', `Parcel ${ordersId} taken out of box ${box}`],
  PARCEL_FAILED_DEPOSIT: ({ ordersId, box }) => [
    'WARN',
    `Parcel ${ordersId} could not be laid into box ${box}`,
  ],
  BOX_OPENED: ({ box }) => ['INFO', `Box ${box} opened from afar`],
  BOX_OPEN_FAILED: ({ box }) => ['ERROR', `Box ${box}: the door did not report open`],
  ALERT_RAISED: ({ toState, box }) => ['WARN', `${toState} reported${box && ` at box ${box}`}`],
  ALERT_ENDED: ({ fromState, box }) => ['INFO', `${fromState} is over${box && ` at box ${box}`}`],
};

/** The latest events of each locker, oldest first. */
function latestOf(network: Network): Map<number, EventRow[]> {
  const of = new Map<number, EventRow[]>();
  const newest = network.events.toSorted((one, other) => other.time - one.time);
  for (const happened of newest) {
    const { lockerId, type, time } = happened;
    if (lockerId == null || !NOTES[type] || time > network.now) continue;
    const known = of.get(lockerId) ?? [];
    if (known.length < LINES) of.set(lockerId, [happened, ...known]);
  }
  return of;
}

/** Adds each locker's log lines to the network; each log begins with the terminal's start. */
export function buildLockerLogs(
  network: Network,
  lockers: readonly LockerRow[],
  boxes: readonly BoxRow[],
): void {
  const names = new Map(boxes.map(({ boxId, name }) => [boxId, name]));
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
      const box = each.boxId == null ? '' : (names.get(each.boxId) ?? String(each.boxId));
      const [level, message] = NOTES[each.type]?.({ ...each, box }) ?? ['INFO', each.type];
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
