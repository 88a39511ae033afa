// Once a run of browser tests: a built server for each worker, with a demo network in which nothing moves by itself.
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import {
  dropDataDir,
  FILLED_FOLDER,
  QUIET_NETWORK,
  type ServerProcess,
  startServerProcess,
} from './serverProcess.ts';

/** Where a server answers, and its data folder. */
export interface RunServer {
  readonly url: string;
  readonly dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; `runServer()` gives a test its own. */
    runServers: readonly RunServer[];
  }
}

/** Starts the servers and provides them; needs `npm run build`. The demo network is filled once and copied. */
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
