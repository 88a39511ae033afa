// The events of a demo parcel, and of its box in the last days, that lead to its row.
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import type { EventRow, Network } from '../network/emptyNetwork.ts';
import type { ParcelRow } from './parcels.ts';
import type { Life } from './lives.ts';

type Step = Pick<EventRow, 'time' | 'type' | 'fromState' | 'toState'> & { by: By };
type By = Pick<EventRow, 'byType' | 'byId' | 'byName'>;

const SERVER: By = { byType: 'SERVER', byId: null, byName: null };
const OPERATOR: By = { byType: 'STAFF', byId: 3, byName: 'operator' };

const customer = (parcel: ParcelRow): By =>
  parcel.memberId == null ? OPERATOR : { byType: 'MEMBER', byId: parcel.memberId, byName: null };
const courier = (parcel: ParcelRow, name: string | null | undefined): By => ({
  byType: 'AGENT',
  byId: parcel.agentId ?? null,
  byName: name ?? null,
});

const booker = (parcel: ParcelRow): By => (parcel.reservedUsername ? OPERATOR : customer(parcel));

function endStep(life: Life, parcel: ParcelRow, from: ParcelStatus, time: number): Step {
  const outbound = life.parcelType !== 'DEPOSIT_PARCEL';
  const taker = outbound ? courier(parcel, parcel.collectUsername) : customer(parcel);
  if (life.ordersStatus === 'CANCELED') {
    return {
      time,
      type: 'PARCEL_CANCELED',
      fromState: from,
      toState: 'CANCELED',
      by: booker(parcel),
    };
  }
  if (life.ordersStatus === 'FAILED_DEPOSIT') {
    return {
      time,
      type: 'PARCEL_FAILED_DEPOSIT',
      fromState: from,
      toState: 'FAILED_DEPOSIT',
      by: courier(parcel, null),
    };
  }
  if (life.ordersStatus === 'FINISHED') {
    return { time, type: 'PARCEL_COLLECTED', fromState: from, toState: 'FINISHED', by: taker };
  }
  return life.ordersStatus === 'REMOVE'
    ? { time, type: 'PARCEL_REMOVED', fromState: from, toState: 'REMOVE', by: OPERATOR }
    : {
        time,
        type: 'PARCEL_WAREHOUSE_STORED',
        fromState: from,
        toState: 'WAREHOUSE_STORED',
        by: OPERATOR,
      };
}

/** When it expired: before its end, or by now if it has none yet. */
const expiredAt = ({ expiryTime, endTime }: Life, now: number): number | null =>
  expiryTime !== null && expiryTime <= Math.min(now, endTime ?? now) ? expiryTime : null;

function stepsOf(life: Life, parcel: ParcelRow, now: number): Step[] {
  const steps: Step[] = [
    {
      time: life.bookTime,
      type: 'PARCEL_BOOKED',
      fromState: null,
      toState: 'RESERVED',
      by: booker(parcel),
    },
  ];
  let state: ParcelStatus = 'RESERVED';
  const outbound = life.parcelType === 'DELIVER_PARCEL';
  if (life.storeTime !== null) {
    const by =
      life.parcelType === 'DEPOSIT_PARCEL'
        ? courier(parcel, parcel.storeUsername)
        : customer(parcel);
    const type = outbound ? 'PARCEL_POSTED' : 'PARCEL_DEPOSITED';
    steps.push({ time: life.storeTime, type, fromState: state, toState: 'STORED', by });
    state = 'STORED';
  }
  const expiry = expiredAt(life, now);
  if (expiry !== null) {
    steps.push({
      time: expiry,
      type: 'PARCEL_EXPIRED',
      fromState: state,
      toState: 'EXPIRED',
      by: SERVER,
    });
    state = 'EXPIRED';
  }
  if (life.endTime !== null) steps.push(endStep(life, parcel, state, life.endTime));
  if (life.warehouseTime !== null) {
    const states = { fromState: 'WAREHOUSE_STORED', toState: 'WAREHOUSE_COLLECTED' } as const;
    steps.push({
      time: life.warehouseTime,
      type: 'PARCEL_WAREHOUSE_COLLECTED',
      ...states,
      by: OPERATOR,
    });
  }
  return steps;
}

/** The box status for a parcel's status; free once the parcel has left. */
const BOX_STATE: Partial<Record<ParcelStatus, string>> = {
  RESERVED: 'RESERVED',
  STORED: 'OCCUPIED',
  EXPIRED: 'EXPIRED',
};

/** Adds a parcel's events to the network; with `box`, also its box's. */
export function appendParcelEvents(
  network: Network,
  life: Life,
  parcel: ParcelRow,
  box: boolean,
): void {
  const { lockerId, boxId } = life.box;
  for (const { by, ...step } of stepsOf(life, parcel, network.now)) {
    network.events.push({
      ...step,
      subjectType: 'parcel',
      subjectId: String(parcel.ordersId),
      lockerId,
      boxId,
      ordersId: parcel.ordersId,
      memberId: parcel.memberId,
      ...by,
    });
    const turned = {
      fromState: BOX_STATE[step.fromState as ParcelStatus] ?? 'AVAILABLE',
      toState: BOX_STATE[step.toState as ParcelStatus] ?? 'AVAILABLE',
    };
    if (box && turned.fromState !== turned.toState) {
      const subject = { subjectType: 'box', subjectId: String(boxId) } as const;
      network.events.push({
        time: step.time,
        type: 'BOX_STATUS',
        ...turned,
        ...subject,
        lockerId,
        boxId,
        ...by,
      });
    }
  }
}
