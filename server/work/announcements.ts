// Parcels that a provider announces: kept until a courier brings them, or until nobody has for too long.
import type { Kysely, Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import type { ParcelState, providerApi } from '../../contract/providerApi.ts';
import { ANNOUNCEMENT_ENDS_AFTER_MS } from '../../domain/providers.ts';
import { readParcelNumber } from '../../domain/reservation.ts';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { UNDER_WAY } from './providerTraffic.ts';
import { record } from './record.ts';

type Trx = Transaction<Tables>;

/** The announcement that still stands, held; it waits for the parcel until `now`. */
export async function announcedAs(
  trx: Trx,
  providerId: number | null,
  parcelNumber: string,
  now: number,
) {
  if (providerId === null) return undefined;
  return trx
    .selectFrom('announcements')
    .select(['announcementId', 'mobile', 'areaCode', 'email', 'creationTime'])
    .where('providerId', '=', providerId)
    .where('parcelNumber', '=', parcelNumber)
    .where('creationTime', '>', now - ANNOUNCEMENT_ENDS_AFTER_MS)
    .forUpdate()
    .executeTakeFirst();
}

/** The parcel is there: whatever was announced of it now stands in the parcel. */
export async function dropAnnouncement(trx: Trx, announcementId: number): Promise<void> {
  await trx.deleteFrom('announcements').where('announcementId', '=', announcementId).execute();
}

/** The provider's parcel with this number: the one that is under way, else the latest that was. */
async function parcelOf(db: Kysely<Tables>, providerId: number, parcelNumber: string) {
  const parcels = await db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .select([
      'ordersStatus',
      'lockerNumber',
      'lockerName',
      'storeTime',
      'expiryTime',
      'collectTime',
    ])
    .where('providerId', '=', providerId)
    .where('parcelNumber', '=', parcelNumber)
    .orderBy('ordersId', 'desc')
    .limit(20)
    .execute();
  const living = parcels.find(({ ordersStatus }) => UNDER_WAY.includes(ordersStatus));
  return { living, latest: parcels[0] };
}

const NOWHERE = {
  lockerNumber: null,
  lockerName: null,
  storeTime: null,
  expiryTime: null,
  collectTime: null,
};

/**
 * Where the provider's parcel is: in the network's hands, else announced, else how the latest one ended. Refuses with
 * NOT_FOUND a number that is none of this provider's.
 */
export async function stateOf(ask: Ask, typed: string): Promise<ParcelState> {
  const { database, provider, now } = ask;
  const { providerId } = provider;
  const parcelNumber = readParcelNumber(typed);
  const { living, latest } = await parcelOf(database.db, providerId, parcelNumber);
  const announced = await database.db
    .selectFrom('announcements')
    .select('creationTime')
    .where('providerId', '=', providerId)
    .where('parcelNumber', '=', parcelNumber)
    .where('creationTime', '>', now() - ANNOUNCEMENT_ENDS_AFTER_MS)
    .executeTakeFirst();
  if (!living && announced)
    return {
      parcelNumber,
      state: 'ANNOUNCED',
      announcedTime: announced.creationTime,
      ...NOWHERE,
    };
  const found = living ?? latest;
  if (!found) throw new Problem('NOT_FOUND', { field: 'parcelNumber' });
  const { ordersStatus: state, ...place } = found;
  return { parcelNumber, state, announcedTime: null, ...place };
}

/** Keeps what is announced; announced again, what is said last holds. Refuses with PARCEL_UNDER_WAY. */
export async function announce(
  ask: Ask,
  { parcelNumber: typed, mobile, areaCode, email }: Asked<typeof providerApi.announce>,
): Promise<ParcelState> {
  const { providerId, providerName } = ask.provider;
  const parcelNumber = readParcelNumber(typed);
  const creationTime = ask.now();
  const said = { mobile, areaCode, email: email ?? null, creationTime };
  await ask.database.transaction(async (trx) => {
    // It stays a provider until this is kept.
    await trx
      .selectFrom('providers')
      .select('providerId')
      .where('providerId', '=', providerId)
      .forKeyShare()
      .execute();
    if ((await parcelOf(trx, providerId, parcelNumber)).living)
      throw new Problem('PARCEL_UNDER_WAY', { field: 'parcelNumber', values: { parcelNumber } });
    await trx
      .insertInto('announcements')
      .values({ providerId, parcelNumber, ...said })
      .onConflict((is) => is.columns(['providerId', 'parcelNumber']).doUpdateSet(said))
      .execute();
    await record(trx, {
      time: creationTime,
      type: 'PARCEL_ANNOUNCED',
      subject: ['providers', providerId],
      byKind: 'PROVIDER',
      byId: providerId,
      byName: providerName,
      ip: ask.ip,
      data: { parcelNumber },
    });
  });
  return { parcelNumber, state: 'ANNOUNCED', announcedTime: creationTime, ...NOWHERE };
}

/** Forgets what was announced and never brought, with whom it was for. */
export async function forgetAnnouncements(house: {
  database: Database;
  now(): number;
}): Promise<void> {
  await house.database.db
    .deleteFrom('announcements')
    .where('creationTime', '<=', house.now() - ANNOUNCEMENT_ENDS_AFTER_MS)
    .execute();
}
