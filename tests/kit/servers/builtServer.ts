// Global setup of browser tests: a built server per worker, with a static demo network.
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import {
  dropDataDir,
  FILLED_FOLDER,
  QUIET_NETWORK,
  type ServerProcess,
  startServerProcess,
} from './serverProcess.ts';

/** A server's URL and its data folder. */
export interface RunServer {
  readonly url: string;
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; `runServer()` returns a test's own. */
    runServers: readonly RunServer[];
  }
}

/** Starts the servers and provides them; needs `npm run build`. The demo network is seeded once and copied. */
export default async function builtServer(project: TestProject) {
  if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.');
  const first = await startServerProcess({ env: QUIET_NETWORK });
  await first.end();
  process.env[FILLED_FOLDER] = first.dataDir;
  const servers: ServerProcess[] = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () =>
      startServerProcess({ env: QUIET_NETWORK }),
    ),
  );
  project.provide(
    'runServers',
    servers.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    delete process.env[FILLED_FOLDER];
    await Promise.all(servers.map((server) => server.end()));
    for (const { dataDir } of [first, ...servers]) await dropDataDir(dataDir);
  };
}
