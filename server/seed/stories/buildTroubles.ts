// The demo's troubles: past and open alerts, disconnected lockers, flagged and locked boxes.
import type { AlertType } from '../../../domain/alerts.ts';
import type { BoxStatus } from '../../../domain/boxes/boxes.ts';
import { asItEnded, putAlerts, type AlertDraft } from './alerts.ts';
import type { BoxRow, LockerRow } from '../network/buildLockers.ts';
import type { EventRow, Network } from '../network/emptyNetwork.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

const PASSING: readonly AlertType[] = [
  'PRINTING_PAPER_ALERT',
  'PRINTING_PAPER_ALERT',
  'PRINTING_PAPER_OUT',
  'DOOR_UNCLOSED',
  'DOOR_UNCLOSED',
  'POWER_OFF',
  'LOCKER_DISCONNECTED',
  'LOCKER_DISCONNECTED',
  'CCTV_NVR_OFF',
  'PRINTER_PAPER_STUCK',
  'PRINTER_DISCONNECTED',
];

interface Trouble {
  situation: 'OFFLINE' | 'EXCEPTION';
  /** How long ago it began. */
  ago: number;
  alerts: readonly AlertType[];
  /** How often its alerts were reported; default once. */
  reports?: number;
  /** When they were first seen, relative to their start. */
  takenAfter?: number;
  /** Number of boxes flagged at the locker. */
  flagged?: number;
  openDoor?: boolean;
  disabled?: boolean;
}

/** Current troubles, by locker number. */
const NOW: Record<string, Trouble> = {
  'CY-LCA-014': {
    situation: 'EXCEPTION',
    ago: 2 * HOUR,
    alerts: ['PRINTING_PAPER_ALERT'],
    reports: 3,
    flagged: 1,
    openDoor: true,
  },
  'CY-PFO-007': { situation: 'EXCEPTION', ago: 7 * HOUR, alerts: ['PIN_GUESSED'], flagged: 2 },
  'CY-NIC-009': {
    situation: 'EXCEPTION',
    ago: 26 * HOUR,
    alerts: ['CCTV_NVR_OFF'],
    reports: 14,
    takenAfter: 2 * HOUR,
  },
  'CY-LIM-003': { situation: 'OFFLINE', ago: 5 * HOUR, alerts: ['LOCKER_DISCONNECTED'] },
  'CY-FAM-005': {
    situation: 'OFFLINE',
    ago: 3 * DAY,
    alerts: ['LOCKER_DISCONNECTED'],
    takenAfter: HOUR,
    disabled: true,
  },
};

const alertOf = (
  lockerId: number,
  alertType: AlertType,
  startTime: number,
  endTime: number | null,
  box?: BoxRow,
): AlertDraft => ({
  alertType,
  lockerId,
  boxId: box?.boxId ?? null,
  startTime,
  endTime,
  reportCount: 1,
});

function passingAlerts(
  network: Network,
  { lockerId }: LockerRow,
  boxes: readonly BoxRow[],
): AlertDraft[] {
  const { random } = network;
  const alerts: AlertDraft[] = [];
  let time = network.begin + random.wait(9 * DAY);
  while (time < network.now - 2 * DAY) {
    const type = random.pick(PASSING);
    const end = Math.floor(Math.min(time + 5 * 60_000 + random.wait(3 * HOUR), network.now - DAY));
    const box = type === 'DOOR_UNCLOSED' ? random.pick(boxes) : undefined;
    const alert = alertOf(lockerId, type, Math.floor(time), end, box);
    alerts.push(asItEnded(alert, lockerId + alerts.length));
    time = end + random.wait(9 * DAY);
  }
  return alerts;
}

/** Wrong PINs at every fourth locker, weeks ago, seen to within two hours. */
function guessedPins(network: Network, { lockerId }: LockerRow): AlertDraft[] {
  if (lockerId % 4 !== 0) return [];
  const time = network.now - (3 + lockerId) * DAY;
  if (time < network.begin) return [];
  return [asItEnded(alertOf(lockerId, 'PIN_GUESSED', time, time + 2 * HOUR), lockerId)];
}

type Turn = Pick<
  EventRow,
  'time' | 'type' | 'fromState' | 'toState' | 'byType' | 'byId' | 'byName'
>;

function turnBox(
  network: Network,
  box: BoxRow,
  status: BoxStatus,
  by: Pick<Turn, 'byType' | 'byId' | 'byName'>,
): number {
  const since = Math.max(box.lastUpdatedTime, network.now - 4 * DAY);
  const time = Math.floor(since + network.random.next() * (network.now - since));
  const { lockerId, boxId } = box;
  const subject = { subjectType: 'box', subjectId: String(boxId), lockerId, boxId } as const;
  network.events.push({
    time,
    type: 'BOX_STATUS',
    ...subject,
    fromState: box.status,
    toState: status,
    ...by,
  });
  box.status = status;
  box.lastUpdatedTime = time;
  return time;
}

const isFree = (box: BoxRow): boolean => box.status === 'AVAILABLE' && !box.skipNumber;

function openDoor(network: Network, locker: LockerRow, boxes: readonly BoxRow[]): AlertDraft[] {
  const box = boxes.find(isFree);
  if (!box) return [];
  const time = network.now - 40 * 60_000;
  box.doorStatus = 'OPEN';
  const { lockerId, boxId } = box;
  const subject = { subjectType: 'box', subjectId: String(boxId), lockerId, boxId } as const;
  const by = { byType: 'TERMINAL', byId: lockerId, byName: null } as const;
  network.events.push({
    time,
    type: 'BOX_DOOR',
    ...subject,
    fromState: 'CLOSED',
    toState: 'OPEN',
    ...by,
  });
  return [alertOf(locker.lockerId, 'DOOR_UNCLOSED', time + 5 * 60_000, null, box)];
}

function beginTrouble(
  network: Network,
  locker: LockerRow,
  trouble: Trouble,
  boxes: readonly BoxRow[],
): AlertDraft[] {
  const { lockerId } = locker;
  const time = network.now - trouble.ago;
  locker.lockerSituation = trouble.situation;
  locker.situationTime = time;
  const last = network.rows.lockerHeartbeats?.find((one) => one.lockerId === lockerId);
  if (last && trouble.situation === 'OFFLINE') last.heartbeatTime = time - 30_000;
  const subject = { subjectType: 'locker', subjectId: String(lockerId), lockerId } as const;
  const turn = {
    type: 'LOCKER_SITUATION',
    fromState: 'ONLINE',
    toState: trouble.situation,
    byType: 'SERVER',
  } as const;
  network.events.push({ time, ...turn, ...subject });
  if (trouble.disabled) {
    const switched = { type: 'LOCKER_STATUS', fromState: 'ENABLE', toState: 'DISABLE' } as const;
    network.events.push({
      time: time + HOUR,
      ...switched,
      ...subject,
      byType: 'STAFF',
      byId: 3,
      byName: 'operator',
    });
    locker.lockerStatus = 'DISABLE';
    locker.lastUpdatedTime = time + HOUR;
  }
  const flagged = boxes.filter(isFree).slice(3, 3 + (trouble.flagged ?? 0));
  return [
    ...trouble.alerts.map((type) => ({
      ...alertOf(lockerId, type, time, null),
      reportCount: trouble.reports ?? 1,
      ...(trouble.takenAfter && { noticedTime: time + trouble.takenAfter, taken: true }),
    })),
    ...flagged.map((box) => {
      const since = turnBox(network, box, 'FLAGGED', {
        byType: 'TERMINAL',
        byId: lockerId,
        byName: null,
      });
      return alertOf(lockerId, 'FLAGGED_LOCKED', since, null, box);
    }),
    ...(trouble.openDoor ? openDoor(network, locker, boxes) : []),
  ];
}

/** Adds the troubles to the network; boxes must already have the status their parcels give them. */
export function buildTroubles(
  network: Network,
  lockers: readonly LockerRow[],
  boxes: readonly BoxRow[],
): void {
  const alerts = lockers.flatMap((locker) => {
    const own = boxes.filter((box) => box.lockerId === locker.lockerId && !box.skipNumber);
    for (const box of own.filter((one) => isFree(one) && network.random.chance(0.02))) {
      turnBox(network, box, 'LOCKED', { byType: 'STAFF', byId: 3, byName: 'operator' });
    }
    const trouble = NOW[locker.lockerNumber];
    return [
      ...passingAlerts(network, locker, own),
      ...guessedPins(network, locker),
      ...(trouble ? beginTrouble(network, locker, trouble, own) : []),
    ];
  });
  putAlerts(network, alerts);
}
