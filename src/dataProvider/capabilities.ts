// What this server offers beyond the documented calls; asked once, and nothing when it does not say.
import { capabilities, type Capability } from '../../contract/capabilities.ts';
import { call, lendToCalls } from './call.ts';
import { isOffline } from './callError.ts';

/** A server of the documented calls alone: nothing announced, times in the browser's own zone. */
const documentedOnly: Capability = {
  features: [],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'EUR',
  demo: null,
};

let known: Capability = documentedOnly;
let asked: Promise<Capability> | undefined;

async function ask(): Promise<Capability> {
  try {
    known = { ...documentedOnly, ...(await call(capabilities.read, {})) };
  } catch (error) {
    if (isOffline(error)) asked = undefined;
  }
  return known;
}

/** What the server announces; the same answer for the whole visit. Never rejects. */
export function readCapabilities(): Promise<Capability> {
  asked ??= ask();
  return asked;
}

/** What is known so far: time zone, currency and features for what is drawn at once. */
export const knownCapabilities = (): Capability => known;

/** Whether the server told anything: its time zone is a guess otherwise. */
export const isTold = (): boolean => known !== documentedOnly;

lendToCalls({ features: () => known.features });
