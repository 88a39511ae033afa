// API calls of the demo's providers: announcements, status queries, and a few pending parcels.
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import { unassignedMobile } from './unassignedMobile.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';
import type { ProviderRow } from '../network/buildProviders.ts';
import { randomFrom, type Random } from '../randomFrom.ts';

const DAY = 24 * 60 * 60 * 1_000;
const HOUR = 60 * 60 * 1_000;
/** Days of calls. */
const DAYS = 30;
const SEED = 0xca11;
/** Announced parcels per provider that have not arrived yet. */
const AWAITED = 3;
/** Share of queries that name an unknown number. */
const UNKNOWN_SHARE = 0.03;

type Call = Omit<Row<'providerCalls'>, 'callId'>;

const ADDRESS = '203.0.113.';

function callOf(
  random: Random,
  call: 'announce' | 'state',
  { providerId, parcelNumber, time }: { providerId: number; parcelNumber: string; time: number },
): Call {
  const unknown = call === 'state' && random.chance(UNKNOWN_SHARE);
  return {
    providerId,
    call,
    parcelNumber: unknown ? `${parcelNumber.slice(0, -1)}X` : parcelNumber,
    result: unknown ? 'NOT_FOUND' : 'SUCCESS',
    callingTime: Math.round(8 + random.wait(22)),
    ip: `${ADDRESS}${String(10 + providerId)}`,
    time,
  };
}

/** The calls about one parcel: before its arrival, and while it was in its box. */
function callsOf(random: Random, now: number, parcel: Row<'parcels'>): Call[] {
  const { providerId, parcelNumber, bookTime } = parcel;
  if (providerId == null || bookTime == null || bookTime < now - DAYS * DAY) return [];
  const about = { providerId, parcelNumber };
  const announced = bookTime - random.whole(2, 30) * HOUR;
  const params = (parcel.storeTime ?? bookTime) + random.whole(1, 20) * HOUR;
  return [
    callOf(random, 'announce', { ...about, time: announced }),
    ...(params < now ? [callOf(random, 'state', { ...about, time: params })] : []),
  ];
}

/** A provider's pending announcements, with their calls. */
function awaitedOf(network: Network, random: Random, provider: ProviderRow) {
  const { providerId } = provider;
  return Array.from({ length: AWAITED }, (_, index) => {
    const time = network.now - random.whole(1, 40) * HOUR;
    const parcelNumber = `P${String(providerId)}${String(700_000 + index * 37)}CY`;
    network.events.push({
      time,
      type: 'PARCEL_ANNOUNCED',
      subjectType: 'providers',
      subjectId: String(providerId),
      byType: 'PROVIDER',
      byId: providerId,
      byName: provider.providerName,
      ip: `${ADDRESS}${String(10 + providerId)}`,
      data: { parcelNumber },
    });
    const mobile = unassignedMobile(random.whole(100_000, 999_999));
    return {
      announcement: {
        providerId,
        parcelNumber,
        mobile,
        areaCode: DEFAULT_AREA_CODE,
        email: null,
        creationTime: time,
      },
      call: callOf(random, 'announce', { providerId, parcelNumber, time }),
    };
  });
}

/** Adds calls and announcements to the network; parcels must be added before. Uses a random sequence of its own. */
export function buildProviderCalls(network: Network, providers: readonly ProviderRow[]): void {
  const random = randomFrom(SEED);
  const active = providers.filter(({ providerStatus }) => providerStatus === 'ACTIVE');
  const awaited = active.flatMap((provider) => awaitedOf(network, random, provider));
  const parcels = network.rows.parcels ?? [];
  const calls = [
    ...parcels.flatMap((parcel) => callsOf(random, network.now, parcel)),
    ...awaited.map(({ call }) => call),
  ].toSorted((one, other) => one.time - other.time);
  network.rows.providerCalls = calls.map((call, index) => ({ callId: index + 1, ...call }));
  network.rows.announcements = awaited.map(({ announcement }, index) => ({
    announcementId: index + 1,
    ...announcement,
  }));
}
