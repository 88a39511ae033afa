// Opens the real server over a copy of the demo database, without a socket: tests call it directly.
import type { Endpoint, Input, ParsedOutput } from '../../../contract/endpoint.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { createApp } from '../../../server/createApp.ts';
import { readConfig, type Config } from '../../../server/system/config.ts';
import type { Database } from '../../../server/db/connect.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import type { Route } from '../../../server/http/routesOf.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Hub, Live } from '../../../server/http/context.ts';
import {
  EXPORT_LIMITS,
  openExports,
  type ExportLimits,
} from '../../../server/exports/exportTurns.ts';
import { openThrottle } from '../../../server/http/throttle.ts';
import type { RequestLevel } from '../../../server/http/requestLog.ts';
import { openLog, type Log } from '../../../server/system/openLog.ts';
import { openFileStore, type FileStore } from '../../../server/outside/fileStore.ts';
import { openTerminalLink } from '../../../server/outside/openTerminalLink.ts';
import { secretsUnder, type Secrets } from '../../../server/system/secrets.ts';
import { openLive } from '../../../server/live/openLive.ts';
import { lockersWithTasks } from '../../../server/terminals/terminalTasks.ts';
import { requestOf } from './requestOf.ts';
import { demoDatabase } from '../databases/testDatabase.ts';

/** Options of the server under test. */
export interface ServerOptions {
  /** Epoch milliseconds; the test controls the clock. */
  now?: () => number;
  /** How far this machine's clock is ahead of the database's; zero by default. */
  clockSkew?: () => number;
  config?: Partial<Config>;
  /** The log's destination; none by default. */
  log?: Log;
  /** The folder of the built screens. */
  screens?: string;
  /** A database other than a copy of the demo's; closed with the server. */
  database?: Database;
  /** Polling interval of live events, milliseconds; the product's default when omitted. */
  liveEveryMs?: number;
  /** Maximum number of concurrent exports; the product's default when omitted. */
  exports?: Partial<ExportLimits>;
  /** Additional routes. */
  answers?: readonly Route[];
  requestLevel?: RequestLevel;
}

/** The response: the status, the body (parsed where it is JSON), and the headers. */
export interface Answer<B> {
  status: number;
  body: B;
  headers: Headers;
}

export interface OpenServer {
  app: ReturnType<typeof createApp>;
  database: Database;
  hub: Hub;
  live: Live;
  secrets: Secrets;
  /** With its own data folder. */
  config: Config;
  /** In a folder of its own. */
  files: FileStore;
  /** The content of the stored files, including uploads in progress: paths below the folder, in order. */
  storedBytes(): Promise<string[]>;
  /** Calls an endpoint; the body's type is the endpoint's output, even for an error response. */
  ask<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    as?: {
      token?: string;
      terminalKey?: string;
      requestorKey?: string;
      asRead?: number | undefined;
    },
  ): Promise<Answer<ParsedOutput<E>>>;
  /** Signs a demo account in and returns its token. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

const read = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json() : response.text();

/** Opens a server; close it after the test. */
export async function openServer(options: ServerOptions = {}): Promise<OpenServer> {
  const database = options.database ?? (await demoDatabase());
  const now = options.now ?? Date.now;
  const secrets = secretsUnder('a key of the tests, as long as it must be');
  const hub = openTerminalLink((lockerIds) => lockersWithTasks(database, lockerIds, now()));
  const log = options.log ?? openLog('silent');
  const folder = await mkdtemp(join(tmpdir(), 'lockerdesk-files-'));
  // No simulated phones receive SMS here: without a gateway, nothing leaves.
  const kept = { ...readConfig({}), simulator: false, dataDir: `${folder}-data` };
  const config = { ...kept, ...options.config };
  const files = openFileStore(folder);
  const live = openLive({ database, config, log, now }, options.liveEveryMs);
  const exports = openExports(database.engine, { ...EXPORT_LIMITS, ...options.exports });
  const app = createApp(
    {
      database,
      files,
      config,
      secrets,
      hub,
      live,
      exports,
      log,
      now,
      clockSkew: options.clockSkew ?? (() => 0),
      throttle: openThrottle({ database, secrets }),
      stopping: new AbortController().signal,
    },
    { screens: options.screens, more: options.answers, requestLevel: options.requestLevel },
  );

  const ask: OpenServer['ask'] = async (endpoint, input, as = {}) => {
    const response = await app.fetch(requestOf(endpoint, input, as));
    return {
      status: response.status,
      headers: response.headers,
      body: (await read(response)) as never,
    };
  };
  const signIn = async (username: string) => {
    const { status, body } = await ask(sessions.login, { username, password: DEMO_PASSWORD });
    if (status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
    return body.token;
  };
  const storedBytes = async () => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const stored = found.filter((entry) => entry.isFile());
    return stored.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted();
  };
  const close = async () => {
    hub.end();
    live.end();
    await database.close();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}-data`, { recursive: true, force: true });
  };
  return { app, database, config, hub, live, secrets, files, storedBytes, ask, signIn, close };
}
