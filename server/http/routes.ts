// Mounts routes: authenticate, authorize, parse the input, call the handler, respond.
import { Hono, type Context, type Handler } from 'hono';
import { LANGUAGES, type Language } from '../../domain/limits.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { rightsStamp } from '../../domain/people/rightsStamp.ts';
import type { Endpoint, Listing } from '../../contract/endpoint.ts';
import { REQUESTOR_KEY_HEADER } from '../../contract/people/providerApi.ts';
import type { Route } from './routesOf.ts';
import type { RequestContext, Services, Provider, SessionHolder } from './context.ts';
import type { Bindings } from './bindings.ts';
import { badInput } from './badInput.ts';
import { readForm, type Form } from './readForm.ts';
import { proofOf } from './proofOf.ts';
import { parseInput, readInput, refuseQuery } from './input.ts';
import { Problem } from '../system/problem.ts';
import { answerProvider } from './providerCalls.ts';
import { noteRefusal } from './noteRefusal.ts';
import { respond } from './respond.ts';
import { findLocker, findSession } from './session.ts';
import { isRestList, resourceOf, restListResponse } from './simpleRest.ts';
import { readAsRead, addCurrent } from './staleSave.ts';

/** Some proxies append the client's port, which differs for each connection; it does not identify the caller. */
function bareOf(address: string): string {
  const [, six, four] = /^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? [];
  return six ?? four ?? address;
}

/**
 * The caller's address. Each of the `proxies` trusted reverse proxies appends the address it saw to the end of
 * X-Forwarded-For; entries further left can be forged by the client and are ignored.
 */
function clientAddress(c: Context<Bindings>, proxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'here';
  if (proxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return bareOf(forwarded.at(-proxies) || direct);
}

/** The services with the resources and lists they serve. */
type Serving = Services & Pick<RequestContext, 'resources' | 'lists' | 'terminals'>;

type Caller = { user?: SessionHolder; lockerId?: number; provider?: Provider };

/** The user of a valid session; nobody without one. */
async function recognize(c: Context<Bindings>, services: Services): Promise<Caller> {
  try {
    return { user: await findSession(services, c.req.header('x-user-token')) };
  } catch (error) {
    if (error instanceof Problem) return {};
    throw error;
  }
}

async function identify(
  c: Context<Bindings>,
  services: Serving,
  endpoint: Endpoint,
): Promise<Caller> {
  const { needs, recognizes } = endpoint;
  if (needs === 'anyone') return recognizes ? recognize(c, services) : {};
  if (needs === 'terminal') {
    const key = c.req.header('x-terminal-key');
    const ip = clientAddress(c, services.config.trustProxy);
    return { lockerId: await findLocker(services, { key, ip }) };
  }
  const user = await findSession(services, c.req.header('x-user-token'));
  c.set('userId', user.userId);
  c.set('rights', rightsStamp(user.authoritySet));
  return { user };
}

/** Checks the permissions of an authenticated caller. */
function refuseUnheld({ user }: Caller, { needs, withOneTimePassword }: Endpoint): void {
  if (user?.mustChangePassword && !withOneTimePassword) throw new Problem('PASSWORD_CHANGE_FIRST');
  if (!user || typeof needs === 'string' || holdsAny(user.authoritySet, needs)) return;
  throw new Problem('NOT_ALLOWED', { values: { needs: needs.join(', ') } });
}

const ACCEPTED = new RegExp(`(?:^|,)\\s*(${LANGUAGES.join('|')})\\b`, 'i');

/** The first language of an Accept-Language header that there is. */
const languageOf = (accepted = ''): Language | undefined =>
  LANGUAGES.find((known) => known === ACCEPTED.exec(accepted)?.[1]?.toLowerCase());

function makeAsk(
  c: Context<Bindings>,
  services: Serving,
  caller: Caller,
  form?: Form,
): RequestContext {
  return {
    ...services,
    log: services.log.child({ id: c.get('requestId') }),
    ip: clientAddress(c, services.config.trustProxy),
    language: languageOf(c.req.header('accept-language')),
    agent: c.req.header('user-agent'),
    signal: c.req.raw.signal,
    hangUp: () => c.env?.outgoing?.destroy(),
    asRead: readAsRead(c.req.header('if-match')),
    range: c.req.header('range'),
    ...proofOf(c, services.config),
    isSignedIn: caller.user !== undefined,
    get user() {
      if (!caller.user) throw new Problem('NOT_SIGNED_IN');
      return caller.user;
    },
    get lockerId() {
      if (caller.lockerId === undefined) throw new Problem('TERMINAL_KEY_REFUSED');
      return caller.lockerId;
    },
    get provider() {
      if (!caller.provider) throw new Problem('REQUESTOR_KEY_REFUSED');
      return caller.provider;
    },
    get upload() {
      if (!form?.file) throw badInput('file', 'missing');
      return form.file;
    },
  };
}

/**
 * Every response is parsed by its endpoint's output schema, as is a refusal's record, in tests and production
 * alike: undeclared fields never leave the server, and a missing field fails on first use.
 */
function handler(services: Serving, { endpoint, reply }: Route): Handler<Bindings> {
  return async (c, next) => {
    // HEAD is rejected: a download would open its file although no body is read, and some documented GETs send mail.
    if (c.req.method === 'HEAD') return next();
    if (endpoint.needs === 'provider') return repliedToProvider(c, services, { endpoint, reply });
    const caller = await identify(c, services, endpoint);
    try {
      refuseUnheld(caller, endpoint);
      return await replied(c, services, { endpoint, reply }, caller);
    } catch (error) {
      const ip = clientAddress(c, services.config.trustProxy);
      await noteRefusal(services, { endpoint, user: caller.user, ip }, error);
      throw error;
    }
  };
}

/** Provider calls have their own log, including refused ones. */
const repliedToProvider = (
  c: Context<Bindings>,
  services: Serving,
  answered: Route,
): Promise<Response> =>
  answerProvider(
    services,
    {
      endpoint: answered.endpoint,
      key: c.req.header(REQUESTOR_KEY_HEADER),
      ip: clientAddress(c, services.config.trustProxy),
      parcelNumber: c.req.param('parcelNumber'),
    },
    (provider, onInput) => replied(c, services, answered, { provider }, onInput),
  );

async function replied(
  c: Context<Bindings>,
  services: Serving,
  { endpoint, reply }: Route,
  caller: Caller,
  onInput: (input: unknown) => void = () => undefined,
): Promise<Response> {
  const form = await formOf(c, services, endpoint);
  try {
    const input = form
      ? parseInput(endpoint, form.fields, c.req.param())
      : await readInput(endpoint, c.req.raw, c.req.param());
    onInput(input);
    const given = await reply(input, makeAsk(c, services, caller, form));
    if (given instanceof Response) return given;
    const output = endpoint.output.parse(given) as object;
    return isRestList(endpoint)
      ? restListResponse(endpoint, input as never, output as never)
      : c.json(output);
  } catch (error) {
    if (error instanceof Problem) addCurrent(endpoint, error);
    throw error;
  } finally {
    await form?.drop();
  }
}

/** The form of an endpoint that takes one. */
async function formOf(
  c: Context<Bindings>,
  { files }: Services,
  { takes, largest = 0 }: Endpoint,
): Promise<Form | undefined> {
  if (takes !== 'multipart') return undefined;
  refuseQuery(c.req.url);
  return readForm(c.req.raw, files, largest);
}

/** Mounts all routes; a known path with another method is answered with the methods it allows. */
export function routes(
  services: Omit<Serving, 'resources' | 'lists'>,
  answered: readonly Route[],
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const resources = answered.flatMap(({ endpoint }) =>
    isRestList(endpoint) ? resourceOf(endpoint) : [],
  );
  const lists = new Map(
    answered.flatMap(({ endpoint }): [string, Listing][] =>
      'sorts' in endpoint ? [[endpoint.path, endpoint as Listing]] : [],
    ),
  );
  const serving = { ...services, resources, lists };
  for (const each of answered)
    app.on(each.endpoint.method, each.endpoint.path, handler(serving, each));
  const paths = new Map<string, string[]>();
  for (const { endpoint } of answered)
    paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint.method]);
  // Static paths take precedence over parameters.
  const parameters = (path: string) => path.split(':').length;
  const inOrder = [...paths].toSorted(([one], [other]) => parameters(one) - parameters(other));
  for (const [path, methods] of inOrder) {
    app.all(path, (c) => {
      const refusal = respond(new Problem('WRONG_METHOD', { values: { method: c.req.method } }));
      refusal.headers.set('Allow', methods.join(', '));
      return refusal;
    });
  }
  return app;
}
