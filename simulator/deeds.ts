// What a visitor at a locker does next, chosen from what the server knows of it. Pure: chance is handed in.
import type { Output } from '../contract/endpoint.ts';
import type { terminals } from '../contract/terminals.ts';
import type { AlertType } from './report.ts';

/** What the server knows of one locker. */
export type Known = Output<typeof terminals.boxes>;

export type Deed =
  | { what: 'DEPOSITED' | 'COLLECTED'; boxId: number; ordersIds: number[] }
  | { what: 'closeDoor'; boxId: number };

/** Collecting stops below this share of full boxes, so that a network left alone does not run empty. */
const KEPT_FULL = 0.25;

function oneOf<T>(things: readonly T[], random: () => number): T | undefined {
  return things[Math.min(things.length - 1, Math.floor(random() * things.length))];
}

const holds = (box: Known['boxes'][number]) =>
  box.status === 'OCCUPIED' || box.status === 'EXPIRED';

function parcelDeeds({ boxes }: Known, what: 'DEPOSITED' | 'COLLECTED'): Deed[] {
  const [boxStatus, from] =
    what === 'DEPOSITED'
      ? [['RESERVED'], ['RESERVED']]
      : [
          ['OCCUPIED', 'EXPIRED'],
          ['STORED', 'EXPIRED'],
        ];
  const fit = boxes.filter((box) => boxStatus.includes(box.status));
  const deeds = fit.map((box) => ({
    what,
    boxId: box.boxId,
    ordersIds: box.orders
      .filter((order) => from.includes(order.ordersStatus))
      .map((order) => order.ordersId),
  }));
  return deeds.filter((deed) => deed.ordersIds.length > 0);
}

/** A door that stands open for so long that the terminal complained waits for the technician. */
const isComplainedOf = ({ alerts }: Known, boxId: number) =>
  alerts.some((alert) => alert.alertType === 'DOOR_UNCLOSED' && alert.boxId === boxId);

/** A courier lays a booked parcel in, somebody takes theirs out, or closes a door that was left open; or nothing. */
export function nextDeed(known: Known, random: () => number): Deed | undefined {
  const open = known.boxes.find(
    (box) => box.doorStatus === 'OPEN' && !isComplainedOf(known, box.boxId),
  );
  if (open) return { what: 'closeDoor', boxId: open.boxId };
  const full = known.boxes.filter(holds).length;
  const deposits = parcelDeeds(known, 'DEPOSITED');
  const collections = full > known.boxes.length * KEPT_FULL ? parcelDeeds(known, 'COLLECTED') : [];
  const rather = random() < 0.5 ? [deposits, collections] : [collections, deposits];
  return oneOf(rather.find((deeds) => deeds.length > 0) ?? [], random);
}

/** Troubles of a locker itself, by how often they come. The server alone knows LOCKER_DISCONNECTED. */
const TROUBLES: readonly AlertType[] = [
  'PRINTING_PAPER_ALERT',
  'PRINTING_PAPER_ALERT',
  'PRINTING_PAPER_OUT',
  'PRINTER_PAPER_STUCK',
  'PRINTER_DISCONNECTED',
  'CCTV_NVR_OFF',
  'POWER_OFF',
  'DOOR_UNCLOSED',
  'DOOR_UNCLOSED',
  'FLAGGED_LOCKED',
];

/** Troubles of a box: they come to one that is free and shut, so that nobody's parcel lies behind an open door. */
const OF_A_BOX: ReadonlySet<AlertType> = new Set(['DOOR_UNCLOSED', 'FLAGGED_LOCKED']);
/** How often a locker that is well gets into trouble when its turn comes. */
const TROUBLE_SHARE = 0.06;

/** Trouble that no technician at the locker ends: staff settle it. */
const NOT_HERE: ReadonlySet<AlertType> = new Set(['FLAGGED_LOCKED']);

/** A trouble, and the box that it is about where it is a box's; nothing where no box could have it. */
function begun(alertType: AlertType, known: Known, random: () => number): Trouble | undefined {
  if (!OF_A_BOX.has(alertType)) return { alertType, ended: false };
  const free = known.boxes.filter((box) => box.status === 'AVAILABLE' && box.doorStatus !== 'OPEN');
  const box = oneOf(free, random);
  return box && { alertType, boxId: box.boxId, ended: false };
}

export interface Trouble {
  alertType: AlertType;
  boxId?: number;
  ended: boolean;
}

/** Ends a trouble that stands, or (rarely) begins one: about one locker in seventeen is in trouble at a time. */
export function nextTrouble(known: Known, random: () => number): Trouble | undefined {
  const standing = known.alerts.find((alert) => !NOT_HERE.has(alert.alertType));
  if (standing) {
    const { alertType, boxId } = standing;
    return { alertType, ended: true, ...(boxId !== null && { boxId }) };
  }
  const alertType = random() < TROUBLE_SHARE ? oneOf(TROUBLES, random) : undefined;
  return alertType && begun(alertType, known, random);
}
