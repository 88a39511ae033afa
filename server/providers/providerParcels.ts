// All parcels of a provider, page by page: announced ones first, then those the network has or had.
import type { ParsedInput, ParsedOutput } from '../../contract/endpoint.ts';
import type { ParcelState, providerApi } from '../../contract/people/providerApi.ts';
import { ANNOUNCEMENT_ENDS_AFTER_MS } from '../../domain/people/providers.ts';
import type { RequestContext } from '../http/context.ts';
import { NOWHERE } from './announcements.ts';

/** A parcel with its cursor: `a` for an announcement, `p` for a parcel, followed by its id. */
type Placed = ParcelState & { readonly cursor: string };

/** Announced parcels, latest first, at most `most`, after this one. */
async function announced({ database, provider, now }: RequestContext, after: number, most: number) {
  const rows = await database.db
    .selectFrom('announcements')
    .select(['announcementId', 'parcelNumber', 'creationTime'])
    .where('providerId', '=', provider.providerId)
    .where('announcementId', '<', after)
    .where('creationTime', '>', now() - ANNOUNCEMENT_ENDS_AFTER_MS)
    .orderBy('announcementId', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ announcementId, parcelNumber, creationTime }): Placed => ({
    cursor: `a${announcementId}`,
    parcelNumber,
    state: 'ANNOUNCED',
    announcedTime: creationTime,
    ...NOWHERE,
  }));
}

/** Parcels the network has or had, in the same way. */
async function brought({ database, provider }: RequestContext, after: number, most: number) {
  const rows = await database.db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .select(['ordersId', 'parcelNumber', 'ordersStatus as state', 'announcedTime'])
    .select(['lockerNumber', 'lockerName', 'storeTime', 'expiryTime', 'collectTime'])
    .where('providerId', '=', provider.providerId)
    .where('ordersId', '<', after)
    .orderBy('ordersId', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ ordersId, ...parcel }): Placed => ({ cursor: `p${ordersId}`, ...parcel }));
}

/** Larger than any record id. */
const NONE = 2_147_483_647;

/** A page of the provider's parcels, and the cursor of the next one. */
export async function providerParcels(
  context: RequestContext,
  { cursor, size }: ParsedInput<typeof providerApi.list>,
): Promise<ParsedOutput<typeof providerApi.list>> {
  const after = cursor === undefined ? NONE : Number(cursor.slice(1));
  const past = cursor?.startsWith('p') === true;
  const first = past ? [] : await announced(context, after, size + 1);
  const rest = await brought(context, past ? after : NONE, size + 1 - first.length);
  const found = [...first, ...rest];
  const page = found.slice(0, size);
  return {
    parcels: page.map(({ cursor: _, ...parcel }) => parcel),
    nextCursor: found.length > size ? (page.at(-1)?.cursor ?? null) : null,
  };
}
