// What a visitor at a locker does next, chosen from what the server knows of it. Pure: chance is handed in.
import type { Input, Output } from '../contract/endpoint.ts';
import type { terminals } from '../contract/terminals/terminals.ts';
import { newParcel, oneOf, type Brought } from './arrivals.ts';
import type { Phones } from './phones.ts';
import type { AlertType } from './report.ts';

/** What the server knows of one locker. */
export type Known = Output<typeof terminals.boxes>;

/** What is said of parcels that are known already. */
type Report = Input<typeof terminals.parcel>['what'];

export type Deed =
  | { what: Exclude<Report, 'COLLECTED'>; boxId: number; ordersIds: number[] }
  | { what: 'COLLECTED'; boxId: number; parcelNumber: string }
  | { what: 'FETCHED'; boxId: number; ordersIds: number[] }
  | { what: 'ARRIVED'; boxId: number; parcel: Brought }
  | { what: 'closeDoor'; boxId: number };

/** Collecting stops below this share of full boxes, so that a network left alone does not run empty. */
const KEPT_FULL = 0.25;
/** Couriers bring nothing new above this share, so that it does not run full. */
const KEPT_FREE = 0.6;
/** One deposit in fifty comes to nothing: the parcel does not fit. */
const FAILS_FROM = 0.98;
/** From here on a customer posts something, and from there on sends it back, where nothing was booked. */
const POSTS_FROM = 0.85;
const RETURNS_FROM = 0.95;
/** So many of the expired parcels are fetched back by the operator. */
const REMOVED_SHARE = 0.3;

type KnownBox = Known['boxes'][number];

const holds = (box: KnownBox) => box.status === 'OCCUPIED' || box.status === 'EXPIRED';

const PARCELS_OF = {
  RESERVED: ['RESERVED'],
  OCCUPIED: ['STORED', 'EXPIRED'],
  EXPIRED: ['STORED', 'EXPIRED'],
} as const;

/** The parcels in boxes of one of these statuses, box by box. */
const parcelsIn = ({ boxes }: Known, statuses: readonly (keyof typeof PARCELS_OF)[]) =>
  boxes.flatMap(({ boxId, status, orders }) => {
    const fit = statuses.find((one) => one === status);
    const states: readonly string[] = fit ? PARCELS_OF[fit] : [];
    const there = orders.filter((order) => states.includes(order.ordersStatus));
    return there.length > 0 ? [{ boxId, there }] : [];
  });

/** What can be done at boxes of one of these statuses: to all of their parcels at once. */
const parcelDeeds = (
  known: Known,
  what: Exclude<Report, 'COLLECTED'>,
  statuses: readonly (keyof typeof PARCELS_OF)[],
): Deed[] =>
  parcelsIn(known, statuses).map(({ boxId, there }) => ({
    what,
    boxId,
    ordersIds: there.map(({ ordersId }) => ordersId),
  }));

/** Boxes to which a customer has a PIN. */
const collections = (known: Known, phones: Phones): Deed[] =>
  parcelsIn(known, ['OCCUPIED', 'EXPIRED']).flatMap(({ boxId, there }) => {
    const told = there.find(({ parcelNumber }) => phones.pinOf(parcelNumber) !== undefined);
    return told ? [{ what: 'COLLECTED', boxId, parcelNumber: told.parcelNumber }] : [];
  });

/** A door that stands open for so long that the terminal complained waits for the technician. */
const isComplainedOf = ({ alerts }: Known, boxId: number) =>
  alerts.some((alert) => alert.alertType === 'DOOR_UNCLOSED' && alert.boxId === boxId);

/** A courier brings, or a customer posts, something that nobody booked a box for, into one that is free and shut. */
function arrival({ boxes, providers }: Known, random: () => number): Deed | undefined {
  const free = boxes.filter(
    (box) => box.takesParcels && box.status === 'AVAILABLE' && box.doorStatus !== 'OPEN',
  );
  const box = oneOf(free, random);
  if (!box) return undefined;
  const chance = random();
  const parcel =
    chance < POSTS_FROM
      ? newParcel(providers, random)
      : {
          ...newParcel([], random),
          parcelType:
            chance < RETURNS_FROM ? ('DELIVER_PARCEL' as const) : ('RETURN_PARCEL' as const),
        };
  return { what: 'ARRIVED', boxId: box.boxId, parcel };
}

/** Boxes with something that goes out. */
const outgoing = (known: Known): Deed[] =>
  parcelsIn(known, ['OCCUPIED', 'EXPIRED']).flatMap(({ boxId, there }) => {
    const goes = there.filter(
      ({ parcelType = 'DEPOSIT_PARCEL' }) => parcelType !== 'DEPOSIT_PARCEL',
    );
    const ordersIds = goes.map(({ ordersId }) => ordersId);
    return goes.length > 0 ? [{ what: 'FETCHED', boxId, ordersIds }] : [];
  });

/** A courier comes: what is booked comes first, then what nobody announced. */
function courier(known: Known, share: number, random: () => number): Deed | undefined {
  const booked = oneOf(parcelDeeds(known, 'DEPOSITED', ['RESERVED']), random);
  if (!booked) return share < KEPT_FREE ? arrival(known, random) : undefined;
  return random() >= FAILS_FROM ? Object.assign(booked, { what: 'FAILED' }) : booked;
}

/** A customer who has a PIN takes out what is theirs, a courier what goes out, or the operator what has expired. */
function collector(
  known: Known,
  share: number,
  random: () => number,
  phones: Phones,
): Deed | undefined {
  if (share <= KEPT_FULL) return undefined;
  const expired = parcelDeeds(known, 'REMOVED', ['EXPIRED']);
  if (expired.length > 0 && random() < REMOVED_SHARE) return oneOf(expired, random);
  return oneOf([...collections(known, phones), ...outgoing(known)], random);
}

/** A courier lays a parcel in, somebody takes theirs out, or closes a door that was left open; or nothing. */
export function nextDeed(known: Known, random: () => number, phones: Phones): Deed | undefined {
  const open = known.boxes.find(
    (box) => box.doorStatus === 'OPEN' && !isComplainedOf(known, box.boxId),
  );
  if (open) return { what: 'closeDoor', boxId: open.boxId };
  const share = known.boxes.filter(holds).length / known.boxes.length;
  const [first, second] = random() < 0.5 ? [courier, collector] : [collector, courier];
  return first(known, share, random, phones) ?? second(known, share, random, phones);
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
