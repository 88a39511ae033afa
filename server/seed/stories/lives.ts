// Simulates the demo's boxes from the start until now, so that their status follows from history.
import type { ParcelStatus, ParcelType } from '../../../domain/parcels/parcels.ts';
import type { OrdersType } from '../../db/tables/parcels.ts';
import type { BoxRow } from '../network/buildLockers.ts';
import type { Network } from '../network/emptyNetwork.ts';
import type { AgentRow } from '../network/buildProviders.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** Cyprus is UTC+2 in winter; precise enough for the demo. */
const ZONE = 2 * HOUR;

/** One booking: how it ended, or its current status. */
export interface Life {
  box: BoxRow;
  /** The courier. */
  agent: AgentRow;
  ordersType: OrdersType;
  parcelType: ParcelType;
  bookTime: number;
  storeTime: number | null;
  expiryTime: number | null;
  /** When it left the box: collected, removed, moved to the warehouse, cancelled or never deposited. */
  endTime: number | null;
  warehouseTime: number | null;
  ordersStatus: ParcelStatus;
  /** An ordinary parcel: for a registered customer, alone in its box. */
  ordinary?: true;
}

/** The storage time of a parcel deposited at `storeTime`, in milliseconds; `agent` if a provider sends it. */
export type StayOf = (box: BoxRow, agent: AgentRow | undefined, storeTime: number) => number;

/** The couriers and the storage times. */
export interface Rules {
  agents: readonly AgentRow[];
  stayOf: StayOf;
}

type Ending = 'COLLECT' | 'LATE' | 'REMOVE' | 'WAREHOUSE' | 'CANCEL' | 'FAIL';

const ENDINGS: readonly [Ending, number][] = [
  ['CANCEL', 0.05],
  ['FAIL', 0.01],
  ['LATE', 0.045],
  ['REMOVE', 0.012],
  ['WAREHOUSE', 0.02],
];

function endingOf(network: Network): Ending {
  let roll = network.random.next();
  for (const [ending, share] of ENDINGS) {
    if (roll < share) return ending;
    roll -= share;
  }
  return 'COLLECT';
}

/** The next moment after `time` between two hours of the day. */
function byDay(network: Network, time: number, from: number, to: number): number {
  const midnight = Math.floor((time + ZONE) / DAY) * DAY - ZONE;
  const moment = midnight + Math.floor((from + network.random.next() * (to - from)) * HOUR);
  return moment > time ? moment : moment + DAY;
}

/** Business grows: early in the history, boxes were empty for longer. */
const quietness = (age: number): number => 1 + 30 * age ** 1.5;
/** From booking to collection. */
const USUAL_STAY_DAYS = 2.2;
/** Longer pauses are drawn again on the way, as business may have grown. */
const LONGEST_DRAW = 3 * DAY;

/** Days a box is empty today, so that the whole history has about the wanted number of parcels. */
export function idleDays(parcelsPerBox: number, days: number): number {
  const parcels = (idle: number) => {
    let sum = 0;
    for (let step = 0; step < 100; step += 1)
      sum += days / 100 / (USUAL_STAY_DAYS + idle * quietness(step / 100));
    return sum;
  };
  let [low, high] = [0.05, 1_000];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (parcels(middle) > parcelsPerBox) low = middle;
    else high = middle;
  }
  return low;
}

function typesOf(network: Network): Pick<Life, 'ordersType' | 'parcelType'> {
  const roll = network.random.next();
  if (roll < 0.08) return { ordersType: 'REGISTERED', parcelType: 'DELIVER_PARCEL' };
  if (roll < 0.13) return { ordersType: 'REGISTERED', parcelType: 'RETURN_PARCEL' };
  if (roll < 0.5) return { ordersType: 'PROVIDER', parcelType: 'DEPOSIT_PARCEL' };
  if (roll < 0.58) return { ordersType: 'UNREGISTERED', parcelType: 'DEPOSIT_PARCEL' };
  return { ordersType: 'REGISTERED', parcelType: 'DEPOSIT_PARCEL' };
}

interface Plan {
  storeTime: number;
  expiryTime: number;
  endTime: number;
  warehouseTime: number | null;
}

function planOf(
  network: Network,
  bookTime: number,
  stayFrom: (storeTime: number) => number,
  ending: Ending,
): Plan {
  const { random } = network;
  const storeTime = byDay(network, bookTime + HOUR, 8, 18);
  const stay = stayFrom(storeTime);
  const expiryTime = storeTime + stay;
  const never = { storeTime, expiryTime, warehouseTime: null };
  if (ending === 'CANCEL')
    return {
      ...never,
      endTime: bookTime + Math.floor((storeTime - bookTime) * random.next() * 0.9),
    };
  if (ending === 'FAIL') return { ...never, endTime: storeTime };
  if (ending === 'COLLECT') {
    const wished = byDay(network, storeTime + 0.3 * HOUR + random.wait(20 * HOUR), 7, 22);
    const endTime =
      wished < expiryTime ? wished : storeTime + Math.floor((0.2 + random.next() * 0.7) * stay);
    return { ...never, endTime };
  }
  const endTime = byDay(network, expiryTime + random.whole(4, 60) * HOUR, 8, 18);
  const warehouseTime =
    ending === 'WAREHOUSE' ? byDay(network, endTime + random.whole(1, 5) * DAY, 9, 17) : null;
  return { ...never, endTime, warehouseTime };
}

const ENDED: Record<Ending, ParcelStatus> = {
  COLLECT: 'FINISHED',
  LATE: 'FINISHED',
  REMOVE: 'REMOVE',
  WAREHOUSE: 'WAREHOUSE_STORED',
  CANCEL: 'CANCELED',
  FAIL: 'FAILED_DEPOSIT',
};

function statusAt(now: number, ending: Ending, plan: Plan): ParcelStatus {
  if (plan.warehouseTime !== null && plan.warehouseTime <= now) return 'WAREHOUSE_COLLECTED';
  if (plan.endTime <= now) return ENDED[ending];
  if (plan.storeTime > now) return 'RESERVED';
  return plan.expiryTime <= now ? 'EXPIRED' : 'STORED';
}

/** The part of the plan that has happened by now. */
function lived(
  network: Network,
  box: BoxRow,
  bookTime: number,
  { agents, stayOf }: Rules,
): { life: Life; freeTime: number } {
  const { now } = network;
  const types = typesOf(network);
  const ending = endingOf(network);
  const agent = network.random.pick(agents);
  const sender = types.ordersType === 'PROVIDER' ? agent : undefined;
  const stayFrom = (storeTime: number) => stayOf(box, sender, storeTime);
  const plan = planOf(network, bookTime, stayFrom, ending);
  const laidIn = ending !== 'CANCEL' && ending !== 'FAIL' && plan.storeTime <= now;
  const life = {
    box,
    agent,
    ...types,
    bookTime,
    storeTime: laidIn ? plan.storeTime : null,
    expiryTime: laidIn ? plan.expiryTime : null,
    endTime: plan.endTime <= now ? plan.endTime : null,
    warehouseTime:
      plan.warehouseTime !== null && plan.warehouseTime <= now ? plan.warehouseTime : null,
    ordersStatus: statusAt(now, ending, plan),
  };
  return { life, freeTime: plan.endTime };
}

/** Every booking of every box from the start until now, in order of booking. */
export function liveThrough(network: Network, boxes: readonly BoxRow[], rules: Rules): Life[] {
  const { random, now, begin, size } = network;
  const idle = idleDays(size.parcels / boxes.length, size.days) * DAY;
  const busy = new Map<number, number>();
  const lives: Life[] = [];
  for (const box of boxes) {
    const pace = busy.get(box.lockerId) ?? 0.75 + random.next() * 0.6;
    busy.set(box.lockerId, pace);
    const after = (start: number): number => {
      let time = start;
      while (time < now) {
        const wait = random.wait(idle * pace * quietness((now - time) / (now - begin)));
        if (wait < LONGEST_DRAW) return time + wait;
        time += LONGEST_DRAW;
      }
      return time;
    };
    let time = after(begin);
    while (time < now) {
      const { life, freeTime } = lived(network, box, Math.floor(time), rules);
      lives.push(life);
      time = after(freeTime + 60_000);
    }
  }
  return lives.toSorted((one, other) => one.bookTime - other.bookTime);
}
