// Parcels announced by a provider: kept until delivered, withdrawn, or forgotten after too long.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { ParcelState, providerApi } from '../../contract/people/providerApi.ts';
import {
  ANNOUNCED_MAX,
  ANNOUNCEMENT_ENDS_AFTER_MS,
  refusedFor,
} from '../../domain/people/providers.ts';
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import { countRows } from '../db/countRows.ts';
import type { Database } from '../db/connect.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { acceptRecipient } from '../http/acceptRecipient.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { keptParcelNumber, unknownNumber } from '../reservations/parcelNumber.ts';
import { UNDER_WAY } from './providerTraffic.ts';
import { keyedAnnouncement } from './keyedAnnouncement.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

/** The announcement that is valid at `now`, locked. */
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

/**
 * The announcement under the first of these numbers that has one, and the only provider that made it and may deliver now;
 * undefined if several did, as the owner is ambiguous then.
 */
export async function announcerOf(db: Db, numbers: readonly string[], now: number) {
  if (numbers.length === 0) return {};
  const found = await db
    .selectFrom('announcements')
    .innerJoin('providers', 'providers.providerId', 'announcements.providerId')
    .select(['parcelNumber', 'providers.providerId', 'providerNumber'])
    .select(['providerStatus', 'contractStartTime', 'contractEndTime'])
    .where('parcelNumber', 'in', numbers)
    .where('announcements.creationTime', '>', now - ANNOUNCEMENT_ENDS_AFTER_MS)
    .where('providers.deletedAt', 'is', null)
    .execute();
  const able = found.filter((provider) => !refusedFor(provider, now));
  const first = numbers.find((one) => able.some(({ parcelNumber }) => parcelNumber === one));
  const [announced, ...others] = able.filter(({ parcelNumber }) => parcelNumber === first);
  return { announced, provider: others.length === 0 ? announced : undefined };
}

/** Deletes an announcement once its parcel is there: the parcel holds its data now. */
export async function dropAnnouncement(trx: Trx, announcementId: number): Promise<void> {
  await trx.deleteFrom('announcements').where('announcementId', '=', announcementId).execute();
}

/** The provider's parcel with this number: the current one, else the latest past one. */
async function parcelOf(db: Db, providerId: number, parcelNumber: string) {
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
      'announcedTime',
    ])
    .where('providerId', '=', providerId)
    .where('parcelNumber', '=', parcelNumber)
    .orderBy('ordersId', 'desc')
    .limit(20)
    .execute();
  const living = parcels.find(({ ordersStatus }) => UNDER_WAY.includes(ordersStatus));
  return { living, latest: parcels[0] };
}

/** The location of a parcel that has not been delivered. */
export const NOWHERE = {
  lockerNumber: null,
  lockerName: null,
  storeTime: null,
  expiryTime: null,
  collectTime: null,
};

/**
 * The state of the provider's parcel: in the network, else announced, else how the latest one ended. Throws
 * NOT_FOUND for a number that is not this provider's.
 */
export async function stateOf(context: RequestContext, typed: string): Promise<ParcelState> {
  const { database, provider, now } = context;
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
    return { parcelNumber, state: 'ANNOUNCED', announcedTime: announced.creationTime, ...NOWHERE };
  const found = living ?? latest;
  if (!found) throw unknownNumber(typed);
  const { ordersStatus: state, ...place } = found;
  return { parcelNumber, state, ...place };
}

/** The recipient's contact addresses, as stored. */
/** Rejects a recipient without any contact address. */
function reachedAt({ mobile, areaCode, email }: ParsedInput<typeof providerApi.announce>) {
  if (!mobile && !email) throw badInput('mobile', 'missing');
  const number = mobile ? acceptRecipient('mobile', mobile, areaCode) : { mobile: null, areaCode };
  return { ...number, email: email ?? null };
}

type Contact = ReturnType<typeof reachedAt>;

/** Locks the provider until the announcement is saved; rejects one that was deleted or locked since its key was read. */
async function holdProvider(trx: Trx, { provider, now }: RequestContext): Promise<void> {
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

/** The existing announcement, and whether it equals the new one. */
async function standing(db: Db, context: RequestContext, parcelNumber: string, contact: Contact) {
  const found = await db
    .selectFrom('announcements')
    .select(['mobile', 'areaCode', 'email', 'creationTime'])
    .where('providerId', '=', context.provider.providerId)
    .where('parcelNumber', '=', parcelNumber)
    .executeTakeFirst();
  const stands = found && found.creationTime > context.now() - ANNOUNCEMENT_ENDS_AFTER_MS;
  const { mobile, areaCode, email } = contact;
  const same = found?.mobile === mobile && found.areaCode === areaCode && found.email === email;
  return { found, same: stands === true && same };
}

/** Rejects a further announcement if the provider has reached its limit. */
async function refuseFull(trx: Trx, { provider }: RequestContext): Promise<void> {
  const { providerId, providerName } = provider;
  const count = await countRows(
    trx.selectFrom('announcements').where('providerId', '=', providerId),
  );
  if (count >= ANNOUNCED_MAX)
    throw new Problem('TOO_MANY_ANNOUNCED', { values: { name: providerName, count } });
}

/** Stores it for 30 days from now, with a history event if it is new or changed. */
async function keep(
  trx: Trx,
  context: RequestContext,
  parcelNumber: string,
  contact: Contact,
  time: number,
) {
  const { providerId } = context.provider;
  const { found, same } = await standing(trx, context, parcelNumber, contact);
  if (!found) await refuseFull(trx, context);
  const kept = { ...contact, creationTime: time };
  await trx
    .insertInto('announcements')
    .values({ providerId, parcelNumber, ...kept })
    .onConflict((is) => is.columns(['providerId', 'parcelNumber']).doUpdateSet(kept))
    .execute();
  if (!same) await recordEvent(trx, context, 'PARCEL_ANNOUNCED', parcelNumber, time);
}

/** Appends an event to the provider's history. */
async function recordEvent(
  trx: Trx,
  { provider: { providerId, providerName }, ip }: RequestContext,
  type: NewEvent['type'],
  parcelNumber: string,
  time: number,
): Promise<void> {
  await appendEvent(trx, {
    time,
    type,
    subject: ['providers', providerId],
    byType: 'PROVIDER',
    byId: providerId,
    byName: providerName,
    ip,
    data: { parcelNumber },
  });
}

/** Rejects a parcel that is already in the network. */
async function refuseUnderWay(
  trx: Trx,
  { provider }: RequestContext,
  parcelNumber: string,
): Promise<void> {
  if ((await parcelOf(trx, provider.providerId, parcelNumber)).living)
    throw new Problem('PARCEL_UNDER_WAY', { field: 'parcelNumber', values: { parcelNumber } });
}

/**
 * Stores an announcement; a repeated one replaces the former, and changes nothing under the same key. Throws
 * PARCEL_UNDER_WAY, TOO_MANY_ANNOUNCED, KEY_REUSED, TOO_MANY_TRIES at the daily limit, and the errors of a provider
 * that is no longer allowed.
 */
export async function announce(
  context: RequestContext,
  params: ParsedInput<typeof providerApi.announce>,
): Promise<ParcelState> {
  const { providerId } = context.provider;
  const parcelNumber = keptParcelNumber(params.parcelNumber);
  const announcedTime = context.now();
  const contact = reachedAt(params);
  const { same } = await standing(context.database.db, context, parcelNumber, contact);
  if (!same) await context.throttle.take({ announced: String(providerId) });
  return context.database.transaction(async (trx) => {
    await holdProvider(trx, context);
    return keyedAnnouncement(trx, context, params, async () => {
      await refuseUnderWay(trx, context, parcelNumber);
      await keep(trx, context, parcelNumber, contact, announcedTime);
      return { parcelNumber, state: 'ANNOUNCED', announcedTime, ...NOWHERE };
    });
  });
}

/** Withdraws an announcement. Throws PARCEL_UNDER_WAY, and NOT_FOUND for what is not announced. */
export async function withdraw(
  context: RequestContext,
  typed: string,
): Promise<Record<string, never>> {
  const { providerId } = context.provider;
  const parcelNumber = readParcelNumber(typed);
  await context.database.transaction(async (trx) => {
    await holdProvider(trx, context);
    const announced = await announcedAs(trx, providerId, parcelNumber, context.now());
    if (!announced) {
      await refuseUnderWay(trx, context, parcelNumber);
      throw unknownNumber(typed);
    }
    await dropAnnouncement(trx, announced.announcementId);
    await recordEvent(trx, context, 'ANNOUNCEMENT_WITHDRAWN', parcelNumber, context.now());
  });
  return {};
}

/** Deletes old announcements that were never delivered, with their recipients, and keys of the same age. */
export async function forgetAnnouncements(services: {
  database: Database;
  now(): number;
}): Promise<void> {
  for (const table of ['announcements', 'announcementKeys'] as const)
    await services.database.db
      .deleteFrom(table)
      .where('creationTime', '<=', services.now() - ANNOUNCEMENT_ENDS_AFTER_MS)
      .execute();
}
