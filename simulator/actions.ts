// Chooses a visitor's next action from the locker's known state. Pure: randomness is injected.
import type { Input, ParsedOutput } from '../contract/endpoint.ts';
import type { terminals } from '../contract/terminals/terminals.ts';
import { newParcel, oneOf, type Brought } from './arrivals.ts';
import type { Phones } from './openPhones.ts';
import type { AlertType } from './report.ts';

/** A locker's state as the server knows it. */
export type Known = ParsedOutput<typeof terminals.boxes>;

/** What a report says of a known parcel. */
type Report = Input<typeof terminals.parcel>['what'];

export type Action =
  | { what: Exclude<Report, 'COLLECTED' | 'REMOVED'>; boxId: number; ordersIds: number[] }
  | { what: 'COLLECTED'; boxId: number; parcelNumber: string }
  | { what: 'FETCHED'; boxId: number; ordersIds: number[] }
  | { what: 'REMOVED'; boxId: number; ordersIds: number[] }
  | { what: 'ARRIVED'; boxId: number; parcel: Brought }
  | { what: 'closeDoor'; boxId: number };

/** No collections below this share of full boxes, so that an unattended network does not run empty. */
const KEPT_FULL = 0.25;
/** No new deliveries above this share, so that it does not run full. */
const KEPT_FREE = 0.6;
/** One deposit in fifty fails: the parcel does not fit. */
const FAILS_FROM = 0.98;
/** Random values above which a customer posts a parcel, or returns one, without a booking. */
const POSTS_FROM = 0.85;
const RETURNS_FROM = 0.95;
/** Share of the expired parcels that the operator removes. */
const REMOVED_SHARE = 0.3;

type KnownBox = Known['boxes'][number];

const holds = (box: KnownBox) => box.status === 'OCCUPIED' || box.status === 'EXPIRED';

const PARCELS_OF = {
  RESERVED: ['RESERVED'],
  OCCUPIED: ['STORED', 'EXPIRED'],
  EXPIRED: ['STORED', 'EXPIRED'],
} as const;

/** The parcels in boxes of one of these statuses, by box. */
const parcelsIn = ({ boxes }: Known, statuses: readonly (keyof typeof PARCELS_OF)[]) =>
  boxes.flatMap(({ boxId, status, orders }) => {
    const fit = statuses.find((one) => one === status);
    const states: readonly string[] = fit ? PARCELS_OF[fit] : [];
    const there = orders.filter((order) => states.includes(order.ordersStatus));
    return there.length > 0 ? [{ boxId, there }] : [];
  });

/** Possible actions at boxes of one of these statuses, each on all parcels of a box. */
const parcelActions = (
  known: Known,
  what: Exclude<Report, 'COLLECTED'>,
  statuses: readonly (keyof typeof PARCELS_OF)[],
): Action[] =>
  parcelsIn(known, statuses).map(({ boxId, there }) => ({
    what,
    boxId,
    ordersIds: there.map(({ ordersId }) => ordersId),
  }));

/** Boxes to which a customer has a PIN. */
const collections = (known: Known, phones: Phones): Action[] =>
  parcelsIn(known, ['OCCUPIED', 'EXPIRED']).flatMap(({ boxId, there }) => {
    const order = there.find(({ parcelNumber }) => phones.pinOf(parcelNumber) !== undefined);
    return order ? [{ what: 'COLLECTED', boxId, parcelNumber: order.parcelNumber }] : [];
  });

/** A door that was open long enough for an alert is left to the technician. */
const isComplainedOf = ({ alerts }: Known, boxId: number) =>
  alerts.some((alert) => alert.alertType === 'DOOR_UNCLOSED' && alert.boxId === boxId);

/** A courier delivers, or a customer posts, a parcel without a booking, into a free and closed box. */
function arrival({ boxes, providers }: Known, random: () => number): Action | undefined {
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

/** Boxes with outgoing parcels. */
const outgoing = (known: Known): Action[] =>
  parcelsIn(known, ['OCCUPIED', 'EXPIRED']).flatMap(({ boxId, there }) => {
    const goes = there.filter(
      ({ parcelType = 'DEPOSIT_PARCEL' }) => parcelType !== 'DEPOSIT_PARCEL',
    );
    const ordersIds = goes.map(({ ordersId }) => ordersId);
    return goes.length > 0 ? [{ what: 'FETCHED', boxId, ordersIds }] : [];
  });

/** A courier's action: booked parcels first, then unannounced ones. */
function courier(known: Known, share: number, random: () => number): Action | undefined {
  const booked = oneOf(parcelActions(known, 'DEPOSITED', ['RESERVED']), random);
  if (!booked) return share < KEPT_FREE ? arrival(known, random) : undefined;
  return random() >= FAILS_FROM ? Object.assign(booked, { what: 'FAILED' }) : booked;
}

/** A collection: by a customer with a PIN, by a courier for outgoing parcels, or by the operator for expired ones. */
function collector(
  known: Known,
  share: number,
  random: () => number,
  phones: Phones,
): Action | undefined {
  if (share <= KEPT_FULL) return undefined;
  const expired = parcelActions(known, 'REMOVED', ['EXPIRED']);
  if (expired.length > 0 && random() < REMOVED_SHARE) return oneOf(expired, random);
  return oneOf([...collections(known, phones), ...outgoing(known)], random);
}

/** The next visit: a deposit, a collection, or closing a door that was left open; undefined if there is none. */
export function nextAction(known: Known, random: () => number, phones: Phones): Action | undefined {
  const open = known.boxes.find(
    (box) => box.doorStatus === 'OPEN' && !isComplainedOf(known, box.boxId),
  );
  if (open) return { what: 'closeDoor', boxId: open.boxId };
  const share = known.boxes.filter(holds).length / known.boxes.length;
  const [first, second] = random() < 0.5 ? [courier, collector] : [collector, courier];
  return first(known, share, random, phones) ?? second(known, share, random, phones);
}

/** Troubles of a locker, repeated by frequency. Only the server detects LOCKER_DISCONNECTED. */
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

/** Troubles of a box: only for free, closed ones, so that no parcel is behind an open door. */
const OF_A_BOX: ReadonlySet<AlertType> = new Set(['DOOR_UNCLOSED', 'FLAGGED_LOCKED']);
/** Probability that a healthy locker gets into trouble when it is checked. */
const TROUBLE_SHARE = 0.06;

/** Trouble that no technician at the locker ends: staff resolve it. */
const NOT_HERE: ReadonlySet<AlertType> = new Set(['FLAGGED_LOCKED']);

/** A trouble, with its box if it is a box's; undefined if no box can have it. */
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

/** Ends an open trouble or (rarely) begins one: about one locker in seventeen has trouble at a time. */
export function nextTrouble(known: Known, random: () => number): Trouble | undefined {
  const standing = known.alerts.find((alert) => !NOT_HERE.has(alert.alertType));
  if (standing) {
    const { alertType, boxId } = standing;
    return { alertType, ended: true, ...(boxId !== null && { boxId }) };
  }
  const alertType = random() < TROUBLE_SHARE ? oneOf(TROUBLES, random) : undefined;
  return alertType && begun(alertType, known, random);
}
