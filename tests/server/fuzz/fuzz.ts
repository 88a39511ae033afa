// Sends malformed requests to every call of a server and collects what no client may ever see.
import { problems } from '../../../contract/problems.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { newSecret } from '../../../server/system/secrets.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { NAMED_ENDPOINTS } from '../../kit/browser/reached.ts';
import { headersOf } from '../../kit/servers/requestOf.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';
import { noteWrites, type Writes } from '../../kit/screens/writes.ts';
import { requestWith } from './calls.ts';
import { randomOf } from './random.ts';
import { goodOf, type Variant } from './variants.ts';
import { updateRows } from '../../kit/databases/rows.ts';

/** Set FUZZ_SEED to try other inputs; a failure prints the seed that it came with. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 14);

/** What went wrong, with the seed and the variant that repeat it. */
export interface Finding {
  readonly call: string;
  readonly variant: string;
  readonly what: string;
}

export interface Fuzzed {
  readonly findings: readonly Finding[];
  /** How many requests were answered with each status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly requests: number;
}

/** What an error message of ours never holds: a stack, a statement, the database's own words. */
const INSIDES =
  /(?:\n|\\n)\s+at |\.[jt]s:\d+:\d+|node_modules|violates \w+ constraint|duplicate key value|syntax error at|relation ".*" does not exist|invalid input syntax|out of range for type/;

/** Whoever tries a gateway that is away is refused, and the history keeps that they tried. */
const KEPT_WHEN_REFUSED: Readonly<Record<string, string>> = {
  'gateways.testMail': 'events',
  'gateways.testSms': 'events',
  'templates.testSend': 'events',
  'templatesBare.testSend': 'events',
};

/** The words of a refusal that is none as the contract has them; undefined where it is one. */
function errorOfRefusal(status: number, type: string | null, text: string): string | undefined {
  if (!type?.includes('application/json')) return `${status} of type ${type}`;
  if (INSIDES.test(text)) return `${status} shows its inside: ${text.slice(0, 300)}`;
  const body = JSON.parse(text) as { statusCode?: unknown; message?: unknown; code?: string };
  const known = Object.entries(problems).find(([code]) => code === body.code)?.[1];
  const fits = known?.[0] === status && body.statusCode === status && Boolean(body.message);
  return fits ? undefined : `${status} is no problem: ${text.slice(0, 300)}`;
}

const PATIENCE_MS = 30_000;

/** Rejects where nothing came for so long. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in 30 s.')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

class Fuzzer {
  readonly findings: Finding[] = [];
  readonly statuses: Record<number, number> = {};
  private sender: Record<string, string> = {};
  private readonly server: OpenServer;
  private readonly writes: Writes;

  constructor(server: OpenServer, writes: Writes) {
    this.server = server;
    this.writes = writes;
  }

  /** Somebody who may do everything, whatever the last call did to the one before. */
  private async renew(): Promise<void> {
    const { server } = this;
    const { db } = server.database;
    await db.deleteFrom('throttles').execute();
    const requestorKey = newSecret();
    const requestorKeyHmac = server.secrets.hmac('requestor', requestorKey);
    await updateRows(server, 'providers', { providerId: 1 }, { requestorKeyHmac });
    const { token } = await signInWith(server, BACKEND_AUTHORITIES);
    this.sender = headersOf({ token, terminalKey: await keyOf(server, 1), requestorKey });
    await this.writes.since();
  }

  /** The words of what was wrong with an answer, which is read to its end. */
  private async answer(request: Request): Promise<string | undefined> {
    const response = await this.server.app.fetch(request);
    const { status, headers } = response;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    // News go on for as long as somebody reads them.
    if (headers.get('content-type')?.startsWith('text/event-stream'))
      return response.body?.cancel().then(() => undefined);
    const text = await response.text();
    if (status < 400) return undefined;
    if (status >= 500) return `${status} ${text.slice(0, 300)}`;
    return errorOfRefusal(status, headers.get('content-type'), text);
  }

  /** One request; gives what was wrong with its answer, and whether it was taken. */
  private async send(request: Request, kept?: string) {
    const before = this.statuses[200] ?? 0;
    let fault: string | undefined;
    try {
      fault = await soon(this.answer(request));
    } catch (error) {
      fault = `broke off: ${String(error)}`;
    }
    const accepted = (this.statuses[200] ?? 0) > before;
    const written = (await this.writes.since()).filter((table) => table !== kept);
    if (!accepted && !fault && written.length > 0)
      fault = `was refused and wrote to ${written.join(', ')}`;
    return { fault, wrote: written.length > 0 };
  }

  async call(name: string, endpoint: Endpoint, variants: readonly Variant[], seed: number) {
    const random = randomOf(seed);
    await this.renew();
    for (const { name: variant, of } of variants) {
      const good = goodOf(endpoint, random);
      const { place = '', ...parts } = of(endpoint, good, random);
      const request = requestWith(endpoint, good.fields, parts, this.sender);
      const { fault, wrote } = await this.send(request, KEPT_WHEN_REFUSED[name]);
      if (fault) this.findings.push({ call: name, variant: `${variant} ${place}`, what: fault });
      if (wrote || name === 'sessions.logout') await this.renew();
    }
  }
}

/** Sends of every call the variants that `chosen` names. */
export async function fuzz(
  server: OpenServer,
  chosen: (at: number) => readonly Variant[],
  names: (name: string) => boolean = () => true,
): Promise<Fuzzed> {
  const fuzzer = new Fuzzer(server, await noteWrites(server.database));
  for (const [at, [name, endpoint]] of NAMED_ENDPOINTS.entries())
    if (names(name)) await fuzzer.call(name, endpoint, chosen(at), SEED * 1_000 + at);
  const { findings, statuses } = fuzzer;
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { findings, statuses, requests };
}
