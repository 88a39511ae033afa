// Provider API calls: authentication by requestor key, rate limit and call log.
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { CALLS_KEPT_MS, refusedFor } from '../../domain/people/providers.ts';
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import type { Services, Provider, JobContext } from './context.ts';
import { Problem } from '../system/problem.ts';
import { refuseUnknownKey } from './refuseUnknownKey.ts';
import { logBroken, problemOf } from './respond.ts';

/** A call as received. */
export interface Calling {
  readonly endpoint: Endpoint;
  readonly key: string | undefined;
  readonly ip: string;
  /** The parcel number in its path, if any. */
  readonly parcelNumber: string | undefined;
}

type Known = Provider & { refused: ReturnType<typeof refusedFor> };

async function findProvider(
  { database, secrets, now }: Services,
  key: string,
): Promise<Known | undefined> {
  const found = await database.db
    .selectFrom('providers')
    .select(['providerId', 'providerNumber', 'providerName'])
    .select(['providerStatus', 'contractStartTime', 'contractEndTime'])
    .where('requestorKeyHmac', '=', secrets.hmac('requestor', key))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found && { ...found, refused: refusedFor(found, now()) };
}

async function identify(services: Services, { key, ip }: Calling): Promise<Known> {
  const found = key ? await findProvider(services, key) : undefined;
  return found ?? refuseUnknownKey(services, ip, 'REQUESTOR_KEY_REFUSED');
}

/** Rejects a LOCKED provider, one outside its contract period, and one over its rate limit. */
async function refuse(
  services: Services,
  { providerId, providerName, refused }: Known,
): Promise<void> {
  await services.throttle.take({ requestor: String(providerId) });
  if (refused) throw new Problem(`PROVIDER_${refused}`, { values: { name: providerName } });
}

const nameOf = (endpoint: Endpoint): string =>
  Object.entries(allEndpoints)
    .find(([, one]) => one === endpoint)?.[0]
    .split('.')
    .at(-1) ?? endpoint.path;

interface Line {
  readonly providerId: number | null;
  readonly parcelNumber: string | null;
  readonly result: string;
  readonly began: number;
}

/** Rejected calls are logged only within their own rate limit. */
async function note(services: Services, { endpoint, ip }: Calling, line: Line): Promise<void> {
  const { began, result, ...rest } = line;
  try {
    const bounded = line.providerId === null || result === 'TOO_MANY_TRIES';
    if (bounded)
      await services.throttle.take({ requestorRefusedAt: ip, requestorRefusedAll: 'all' });
    await services.database.db
      .insertInto('providerCalls')
      .values({
        ...rest,
        result,
        call: nameOf(endpoint),
        callingTime: Math.max(0, Math.round(performance.now() - began)),
        ip,
        time: services.now(),
      })
      .execute();
  } catch (failure) {
    logBroken(services.log, failure);
  }
}

const numberIn = (body: unknown): string | null => {
  const number = (body as { parcelNumber?: unknown } | undefined)?.parcelNumber;
  return typeof number === 'string' ? readParcelNumber(number).slice(0, 40) : null;
};

/**
 * Handles a provider's call and logs its provider, result and duration. Throws
 * REQUESTOR_KEY_REFUSED, PROVIDER_LOCKED, PROVIDER_OUT_OF_CONTRACT and TOO_MANY_TRIES.
 * @param work handles the call; it receives the parcel number once the input is parsed
 */
export async function answerProvider(
  services: Services,
  calling: Calling,
  work: (provider: Provider, onInput: (input: unknown) => void) => Promise<Response>,
): Promise<Response> {
  const began = performance.now();
  let providerId: number | null = null;
  let parcelNumber = numberIn(calling);
  let result = 'SUCCESS';
  try {
    const known = await identify(services, calling);
    ({ providerId } = known);
    await refuse(services, known);
    return await work(known, (input) => {
      parcelNumber = numberIn(input) ?? parcelNumber;
    });
  } catch (error) {
    result = problemOf(error).code;
    throw error;
  } finally {
    await note(services, calling, { providerId, parcelNumber, result, began });
  }
}

/** Deletes calls older than any report reads. */
export async function forgetCalls({ database, now }: JobContext) {
  await database.db
    .deleteFrom('providerCalls')
    .where('time', '<=', now() - CALLS_KEPT_MS)
    .execute();
}
