// The HTTP application: every endpoint of the contract with its handler, behind shared middleware.
import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import { allRoutes } from './routes.ts';
import type { Route } from './http/routesOf.ts';
import type { Services } from './http/context.ts';
import { badInput } from './http/badInput.ts';
import type { Bindings } from './http/bindings.ts';
import { docs } from './apiDocs/docs.ts';
import { compression } from './http/compression.ts';
import { documentedOnly } from './http/documentedOnly.ts';
import { safeHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { Problem } from './system/problem.ts';
import { requestLog, type RequestLevel } from './http/requestLog.ts';
import { logBroken, problemOf, respond } from './http/respond.ts';
import { routes } from './http/routes.ts';
import { staticFiles } from './http/staticFiles.ts';
import { readinessChecks } from './readinessChecks.ts';
import { openTerminals } from './terminals/openTerminals.ts';

/** A path with malformed escapes matches nothing. */
function refuseBrokenPath(url: string): void {
  try {
    decodeURIComponent(new URL(url).pathname);
  } catch {
    throw badInput('path', 'malformed');
  }
}

interface AppOptions {
  /** The folder of the built client; without it only the API is served. */
  readonly screens?: string | undefined;
  /** Routes besides the product's own. */
  readonly more?: readonly Route[] | undefined;
  readonly requestLevel?: RequestLevel | undefined;
}

/** Creates the application; `.fetch` takes a Request and returns a Response, with or without a socket. */
export function createApp(
  services: Services,
  { screens, more = [], requestLevel }: AppOptions = {},
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(requestLog(services.log, requestLevel), safeHeaders, compression);
  app.use(async (c, next) => {
    refuseBrokenPath(c.req.url);
    await next();
  });
  app.route('/', health(readinessChecks(services), services.log));
  app.route('/', docs(services.config.publicUrl ?? ''));
  const answers = [...allRoutes, ...more];
  app.route(
    '/',
    routes(
      { ...services, terminals: openTerminals(services) },
      services.config.documentedOnly ? documentedOnly(answers) : answers,
    ),
  );
  if (screens && existsSync(screens)) app.route('/', staticFiles(screens));
  app.notFound(() => respond(new Problem('NO_SUCH_CALL')));
  app.onError((error, c) => {
    logBroken(services.log.child({ id: c.get('requestId') }), error);
    return respond(problemOf(error), c.get('requestId'));
  });
  return app;
}
