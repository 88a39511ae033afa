// The server's announced features; requested once, and none if it has no such call.
import type { Capability } from '../../contract/capabilities.ts';
import { callOnceLoaded, configureCalls } from './call.ts';
import { isOffline } from './callError.ts';

/** A server with only the documented calls: no features, times in the browser's own zone. */
const documentedOnly: Capability = {
  features: [],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'EUR',
  demo: null,
};

const endpoint = async () => (await import('../../contract/capabilities.ts')).capabilities.read;

let known: Capability = documentedOnly;
let request: Promise<Capability> | undefined;

async function ask(): Promise<Capability> {
  try {
    known = { ...documentedOnly, ...(await callOnceLoaded(endpoint, {})) };
  } catch (error) {
    if (isOffline(error)) request = undefined;
  }
  return known;
}

/**
 * The announced features; one request per visit, and `anew` one per session, before its data: a live stream begins
 * there. Never rejects.
 */
export function readCapabilities(anew = false): Promise<Capability> {
  if (anew) request = undefined;
  request ??= ask();
  return request;
}

/** What is known so far, for synchronous use: time zone, currency and features. */
export const knownCapabilities = (): Capability => known;

/** Whether the server has a feature; documented calls need none. */
export const supports = (feature: string | undefined): boolean =>
  feature === undefined || known.features.includes(feature);

/** Whether the server responded: otherwise its time zone is a guess. */
export const isAnswered = (): boolean => known !== documentedOnly;

configureCalls({ features: () => known.features });
