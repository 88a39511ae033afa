// POST requests to configured addresses, protected against SSRF to private networks.
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as askPlainly, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../system/config.ts';
import { isInnerAddress } from './isInnerAddress.ts';
import { SendFailure } from './sendFailure.ts';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether private addresses are allowed. */
  readonly innerAllowed: boolean;
  /** Timeout of the whole request, milliseconds. */
  readonly withinMs: number;
}

/** Size limit of the response. */
const ANSWER_MAX_BYTES = 64 * 1024;

const refuseInner = () => new SendFailure('INNER_ADDRESS');

/** Resolves a name once and connects to the checked address. A single private address among several rejects all. */
const guardedLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, []);
    if (found.some(({ address }) => isInnerAddress(address))) return done(refuseInner(), []);
    const [first] = found;
    if (options.all || !first) return done(null, found);
    return done(null, first.address, first.family);
  });
};

/** IP literals are not resolved. */
function refuseInnerHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && isInnerAddress(bare)) throw refuseInner();
}

/** Whether the call crosses a network in clear text: it contains a key and may contain a PIN. */
export function isInClear(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

const INSECURE = /CERT|SELF_SIGNED|TLS|SSL|EPROTO\b|ALTNAME/;

/** The error of a broken connection; `written`: the request was sent completely. */
function broken(error: unknown, written: boolean): SendFailure {
  if (error instanceof SendFailure) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('HPE_')) return new SendFailure('NONSENSE', { unsure: written });
  if (INSECURE.test(code)) return new SendFailure('NOT_SECURE');
  return new SendFailure('UNREACHABLE', { unsure: written });
}

export interface Route {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The rest of the body did not arrive, or is beyond the limit. */
  readonly isCut: boolean;
}

/** The status counts whatever becomes of the body: a gateway that has answered may have accepted the message. */
async function readAnswer(response: IncomingMessage): Promise<Route> {
  const parts: Buffer[] = [];
  let room = ANSWER_MAX_BYTES;
  let isCut = false;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, room));
      room -= part.length;
      isCut = room < 0;
      if (isCut) break;
    }
  } catch {
    isCut = true;
  }
  const { statusCode: status = 0, headers } = response;
  const body = Buffer.concat(parts).toString();
  return { status, type: headers['content-type'] ?? '', body, isCut };
}

function context({ url: address, headers, body, innerAllowed }: Post) {
  const url = new URL(address);
  if (!innerAllowed) refuseInnerHost(url);
  if (!innerAllowed && isInClear(address)) throw new SendFailure('IN_CLEAR');
  const request = url.protocol === 'https:' ? askSecurely : askPlainly;
  const params: ClientRequest = request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    ...(!innerAllowed && { lookup: guardedLookup }),
  });
  const answered = new Promise<Route>((give, refuse) => {
    const lost = (error: unknown) => refuse(broken(error, params.writableFinished));
    params.on('error', lost);
    params.on('response', (response) => {
      // From here on a broken connection cuts the body off.
      params.off('error', lost).on('error', () => undefined);
      void readAnswer(response).then(give);
    });
    params.end(body);
  });
  return { params, answered };
}

/** Posts and returns the response, whatever its status; redirects are not followed. Throws SendFailure. */
export async function guardedPost(post: Post): Promise<Route> {
  const { params, answered } = context(post);
  const late = () =>
    params.destroy(new SendFailure('NO_ANSWER', { unsure: params.writableFinished }));
  const timer = setTimeout(late, post.withinMs);
  try {
    return await answered;
  } finally {
    clearTimeout(timer);
    params.destroy();
  }
}
