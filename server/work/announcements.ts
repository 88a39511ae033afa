// Parcels that a provider announces: kept until a courier brings them, or until nobody has for too long.
import type { Kysely, Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import type { ParcelState, providerApi } from '../../contract/providerApi.ts';
import { ANNOUNCED_MAX, ANNOUNCEMENT_ENDS_AFTER_MS, refusedFor } from '../../domain/providers.ts';
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

type Said = Pick<Asked<typeof providerApi.announce>, 'mobile' | 'areaCode'> & {
  readonly email: string | null;
};

/** It stays a provider until this is kept; one that was deleted or locked since its key was read is refused as it would be now. */
async function holdProvider(trx: Trx, { provider, now }: Ask): Promise<void> {
  const { providerId, providerName } = provider;
  const found = await trx
    .selectFrom('providers')
    .select(['deletedAt', 'providerStatus', 'contractStartTime', 'contractEndTime'])
    .where('providerId', '=', providerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!found || found.deletedAt !== null) throw new Problem('REQUESTOR_KEY_REFUSED');
  const refused = refusedFor(found, now());
  if (refused) throw new Problem(`PROVIDER_${refused}`, { values: { name: providerName } });
}

/** What stands of it, and whether that is what is said now. */
async function standing(db: Kysely<Tables>, ask: Ask, parcelNumber: string, said: Said) {
  const found = await db
    .selectFrom('announcements')
    .select(['mobile', 'areaCode', 'email', 'creationTime'])
    .where('providerId', '=', ask.provider.providerId)
    .where('parcelNumber', '=', parcelNumber)
    .executeTakeFirst();
  const stands = found && found.creationTime > ask.now() - ANNOUNCEMENT_ENDS_AFTER_MS;
  const { mobile, areaCode, email } = said;
  const same = found?.mobile === mobile && found.areaCode === areaCode && found.email === email;
  return { found, same: stands === true && same };
}

/** Refuses one more where a provider has announced all that it may. */
async function refuseFull(trx: Trx, { provider }: Ask): Promise<void> {
  const { providerId, providerName } = provider;
  const { count } = await trx
    .selectFrom('announcements')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow();
  if (count >= ANNOUNCED_MAX)
    throw new Problem('TOO_MANY_ANNOUNCED', { values: { name: providerName, count } });
}

/** Keeps it until 30 days from now; a line of the history where it is new or says something else. */
async function keep(trx: Trx, ask: Ask, parcelNumber: string, said: Said, time: number) {
  const { providerId, providerName } = ask.provider;
  const { found, same } = await standing(trx, ask, parcelNumber, said);
  if (!found) await refuseFull(trx, ask);
  const kept = { ...said, creationTime: time };
  await trx
    .insertInto('announcements')
    .values({ providerId, parcelNumber, ...kept })
    .onConflict((is) => is.columns(['providerId', 'parcelNumber']).doUpdateSet(kept))
    .execute();
  if (same) return;
  await record(trx, {
    time,
    type: 'PARCEL_ANNOUNCED',
    subject: ['providers', providerId],
    byKind: 'PROVIDER',
    byId: providerId,
    byName: providerName,
    ip: ask.ip,
    data: { parcelNumber },
  });
}

/**
 * Keeps what is announced; announced again, what is said last holds. Refuses with PARCEL_UNDER_WAY, TOO_MANY_ANNOUNCED,
 * TOO_MANY_TRIES where it has announced too much today, and whom the network refuses by now.
 */
export async function announce(
  ask: Ask,
  { parcelNumber: typed, mobile, areaCode, email }: Asked<typeof providerApi.announce>,
): Promise<ParcelState> {
  const { providerId } = ask.provider;
  const parcelNumber = readParcelNumber(typed);
  const creationTime = ask.now();
  const said = { mobile, areaCode, email: email ?? null };
  const { same } = await standing(ask.database.db, ask, parcelNumber, said);
  if (!same) await ask.throttle.take({ announced: String(providerId) });
  await ask.database.transaction(async (trx) => {
    await holdProvider(trx, ask);
    if ((await parcelOf(trx, providerId, parcelNumber)).living)
      throw new Problem('PARCEL_UNDER_WAY', { field: 'parcelNumber', values: { parcelNumber } });
    await keep(trx, ask, parcelNumber, said, creationTime);
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
