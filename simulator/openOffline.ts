// An offline terminal: checks PINs by its stored list, queues reports, and sends them once online.
import { randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import type { Input, ParsedOutput } from '../contract/endpoint.ts';
import { terminals } from '../contract/terminals/terminals.ts';
import { isAway, Refused, type Gateway } from './gateway.ts';
import type { Pace } from './pace.ts';

type Pins = ParsedOutput<typeof terminals.offlinePins>;
type Pin = Pins['pins'][number];
type Kept =
  | { readonly endpoint: typeof terminals.door; readonly body: Input<typeof terminals.door> }
  | { readonly endpoint: typeof terminals.parcel; readonly body: Input<typeof terminals.parcel> };

export interface Offline {
  /** Fetches the list of PINs; returns the time until the next fetch, in milliseconds. */
  refresh(): Promise<number>;
  /** Opens the box of this PIN and queues its reports. Returns the box; undefined if the PIN is wrong. */
  collect(pinCode: string): Promise<number | undefined>;
  /** Sends the queued reports in order. Rejects if the server is still away; nothing is lost then. */
  catchUp(): Promise<void>;
  /** Number of queued reports. */
  waiting(): number;
}

/** As contract/terminals/terminals.ts specifies it for offline terminals. */
const COST = { N: 16_384, r: 8, p: 1 };
const WRONG_MAX = 5;
const WRONG_WITHIN_MS = 15 * 60 * 1_000;

const fits = (pinCode: string, { salt, hash }: Pin): Promise<boolean> =>
  new Promise((done, failed) => {
    const known = Buffer.from(hash, 'base64');
    scrypt(pinCode, Buffer.from(salt, 'base64'), known.length, COST, (error, made) =>
      error ? failed(error) : done(timingSafeEqual(made, known)),
    );
  });

/** The error is final: a retry would get the same response. */
const isFinal = (error: unknown): boolean =>
  !isAway(error) && error instanceof Refused && error.status !== 429;

/** One terminal's offline behaviour. */
export function openOffline(
  gateway: Gateway,
  { now }: Pick<Pace, 'now'>,
  signal: AbortSignal,
): Offline {
  let list: Pins | undefined;
  const used = new Set<number>();
  const kept: Kept[] = [];
  let wrong: number[] = [];

  const find = async (pinCode: string): Promise<Pin | undefined> => {
    const time = now();
    wrong = wrong.filter((one) => one > time - WRONG_WITHIN_MS);
    if (!list || time > list.validUntil || wrong.length >= WRONG_MAX) return undefined;
    for (const pin of list.pins)
      if (!used.has(pin.ordersId) && (await fits(pinCode, pin))) return pin;
    wrong.push(time);
    return undefined;
  };

  const keep = ({ boxId, ordersId }: Pin, offlinePin: string) => {
    const time = now();
    const door = (doorStatus: 'OPEN' | 'CLOSED'): Kept => ({
      endpoint: terminals.door,
      body: { key: randomUUID(), boxId, doorStatus, time },
    });
    const what = 'COLLECTED' as const;
    const body = { key: randomUUID(), boxId, ordersId, what, offlinePin, time };
    kept.push(door('OPEN'), { endpoint: terminals.parcel, body }, door('CLOSED'));
  };

  const send = ({ endpoint, body }: Kept): Promise<unknown> =>
    (gateway as (to: typeof endpoint, input: typeof body, until: AbortSignal) => Promise<unknown>)(
      endpoint,
      body,
      signal,
    );

  /** The server observed no outage: it checks the PIN itself, and the report names that check. */
  const sendChecked = async ({ body }: Kept) => {
    if (!('offlinePin' in body) || body.offlinePin === undefined) return;
    const { offlinePin: pinCode, ...report } = body;
    const { collectionId } = await gateway(terminals.collect, { pinCode }, signal);
    await gateway(terminals.parcel, { ...report, key: randomUUID(), collectionId }, signal);
  };

  const catchUpOnce = async () => {
    for (let next = kept[0]; next; next = kept[0]) {
      const report = next;
      await send(report)
        .catch((error: unknown) => {
          if (!(error instanceof Refused && error.status === 409)) throw error;
          return sendChecked(report);
        })
        .catch((error: unknown) => {
          if (!isFinal(error)) throw error;
        });
      kept.shift();
    }
  };

  /** One at a time: two would send the same report twice. */
  let sending: Promise<void> | undefined;
  const catchUp = (): Promise<void> => {
    sending ??= catchUpOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  return {
    catchUp,
    waiting: () => kept.length,
    collect: async (pinCode) => {
      const pin = await find(pinCode);
      if (!pin) return undefined;
      used.add(pin.ordersId);
      keep(pin, pinCode);
      return pin.boxId;
    },
    refresh: async () => {
      // Fetch the list only once the server knows what happened in the meantime.
      await catchUp();
      list = await gateway(terminals.offlinePins, {}, signal);
      return list.everyMs;
    },
  };
}
