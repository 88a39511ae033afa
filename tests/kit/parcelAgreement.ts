// Checks the tables' invariants: boxes match their parcels, and statuses follow the allowed moves.
import type { Kysely } from 'kysely';
import { boxKeptBy } from '../../domain/parcels/parcelBoxes.ts';
import {
  HOLDING_STATUSES,
  mayMove,
  PARCEL_MOVES,
  type ParcelAction,
} from '../../domain/parcels/parcelMoves.ts';
import type { ParcelStatus } from '../../domain/parcels/parcels.ts';
import type { Tables } from '../../server/db/tables.ts';

type Db = Kysely<Tables>;

const parcelsIn = (db: Db, lockerId: number) =>
  db
    .selectFrom('parcels')
    .select(['ordersId', 'boxId', 'ordersStatus', 'expiryTime', 'withOrdersId', 'pinHmac'])
    .where('lockerId', '=', lockerId)
    .orderBy('ordersId')
    .execute();

/** How the boxes of a locker contradict its parcels: sentences, empty where they agree. */
export async function disagreements(db: Db, lockerId: number): Promise<string[]> {
  const boxes = await db
    .selectFrom('boxes')
    .select(['boxId', 'name', 'status', 'expiryTime'])
    .where('lockerId', '=', lockerId)
    .execute();
  const parcels = await parcelsIn(db, lockerId);
  const holding = parcels.filter(({ ordersStatus }) =>
    HOLDING_STATUSES.some((status) => status === ordersStatus),
  );
  const ofBoxes = boxes.flatMap(({ boxId, name, status, expiryTime }) => {
    const keeping = holding.filter((parcel) => parcel.boxId === boxId);
    const meant = boxKeptBy(keeping);
    const empty = meant.status === 'AVAILABLE' || meant.status === 'RESERVED';
    const said = empty && (status === 'LOCKED' || status === 'FLAGGED');
    const leads = keeping.filter(({ withOrdersId }) => withOrdersId === null).length;
    return [
      ...(said || meant.status === status ? [] : [`${name} is ${status}, not ${meant.status}`]),
      ...(said || meant.expiryTime === expiryTime ? [] : [`${name} ends at ${expiryTime}`]),
      ...(leads === Math.min(keeping.length, 1) ? [] : [`${name} is held ${leads} times`]),
    ];
  });
  const lost = holding.filter(({ boxId }) => !boxes.some((box) => box.boxId === boxId));
  const pins = parcels.filter(
    ({ pinHmac, ordersStatus }) =>
      (pinHmac !== null) !== (ordersStatus === 'STORED' || ordersStatus === 'EXPIRED'),
  );
  return [
    ...ofBoxes,
    ...lost.map(({ ordersId }) => `${ordersId} is kept by no box`),
    ...pins.map(({ ordersId, ordersStatus }) => `${ordersId} is ${ordersStatus}: its PIN`),
  ];
}

/** Moves of a locker's parcels in the history that the table of moves does not allow; empty where all are valid. */
export async function movesOutside(db: Db, lockerId: number): Promise<string[]> {
  const parcels = await parcelsIn(db, lockerId);
  const events = await db
    .selectFrom('events')
    .select(['ordersId', 'fromState', 'toState', 'data'])
    .where('lockerId', '=', lockerId)
    .where('subjectType', '=', 'parcel')
    .where('toState', 'is not', null)
    .orderBy('id')
    .execute();
  return parcels.flatMap(({ ordersId, ordersStatus }) => {
    const outside: string[] = [];
    let state: ParcelStatus | undefined;
    for (const { data, fromState, toState } of events.filter((e) => e.ordersId === ordersId)) {
      const act = data['action'] as ParcelAction;
      const fits = mayMove(act, state) && PARCEL_MOVES[act].to === toState;
      if (!fits || (state ?? null) !== fromState)
        outside.push(`${ordersId}: ${act} from ${state ?? 'nothing'} (${fromState}) to ${toState}`);
      state = toState as ParcelStatus;
    }
    return state === ordersStatus ? outside : [...outside, `${ordersId} is ${ordersStatus}`];
  });
}
