// Synthetic providers: their computers announce parcels, which couriers then bring, and ask what became of them.
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
/** Every second call announces something; the others ask. */
const ANNOUNCES = 0.5;
/** Parcels that a provider asks about, and that wait for a courier: the latest. */
const REMEMBERED = 20;

/** What was announced and waits for somebody to bring it; couriers take from its beginning. */
export type Pouch = Brought[];

const keepLatest = <T>(things: T[], thing: T): void => {
  things.push(thing);
  if (things.length > REMEMBERED) things.shift();
};

/** Lets the providers call until the signal ends it; one whose key has ended calls no more. Never fails. */
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
      const asked = oneOf(known, pace.random);
      if (asked !== undefined && pace.random() >= ANNOUNCES) {
        await gateway(providerApi.state, { parcelNumber: asked }, until);
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
