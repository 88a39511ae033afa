// Synthetic providers: their systems announce parcels, which couriers then deliver, and query them.
import { providerApi, REQUESTOR_KEY_HEADER } from '../contract/people/providerApi.ts';
import { newParcel, oneOf, type Brought } from './arrivals.ts';
import { openGateway, Refused } from './gateway.ts';
import { keepOn } from './keepOn.ts';
import { between, type Pace } from './pace.ts';

/** A provider's number and its requestor key. */
export interface ProviderKey {
  readonly providerNumber: string;
  readonly key: string;
}

/** Time between two calls of one provider at speed 1, in milliseconds. */
const CALL_EVERY_MS = 120_000;
/** Share of calls that announce a parcel; the others query one. */
const ANNOUNCES = 0.5;
/** Number of latest parcels a provider queries, and that wait for a courier. */
const REMEMBERED = 20;

/** Announced parcels that wait for delivery, in order. */
export type Pouch = Brought[];

const keepLatest = <T>(things: T[], thing: T): void => {
  things.push(thing);
  if (things.length > REMEMBERED) things.shift();
};

/** Simulates provider calls until the signal ends it; stops for a revoked key. Never rejects. */
export async function runProviders(
  { url, providers, speed }: { url: string; providers: readonly ProviderKey[]; speed: number },
  pouch: Pouch,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const run = ({ providerNumber, key }: ProviderKey) => {
    const gateway = openGateway(url, key, REQUESTOR_KEY_HEADER);
    const known: string[] = [];
    const ended = new AbortController();
    const until = AbortSignal.any([signal, ended.signal]);
    const say = async () => {
      const announced = oneOf(known, pace.random);
      if (announced !== undefined && pace.random() >= ANNOUNCES) {
        await gateway(providerApi.state, { parcelNumber: announced }, until);
        return;
      }
      const parcel = newParcel([providerNumber], pace.random);
      const { parcelNumber, mobile } = parcel;
      await gateway(providerApi.announce, { parcelNumber, mobile }, until);
      keepLatest(known, parcelNumber);
      keepLatest(pouch, parcel);
    };
    const call = async () => {
      await pace.wait(between(pace, CALL_EVERY_MS / 2, CALL_EVERY_MS * 1.5) / speed, until);
      await say().catch((error: unknown) => {
        if (error instanceof Refused && error.status === 401) ended.abort();
        throw error;
      });
    };
    return keepOn(call, pace, until);
  };
  await Promise.all(providers.map(run));
}
