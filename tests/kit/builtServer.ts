// Once a run of browser tests: the built server with the demo network, in which nothing moves by itself.
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { dropDataDir, QUIET_NETWORK, startServerProcess } from './serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    /** Its data folder. */
    dataDir: string;
  }
}

/** Starts the server and provides its address and data folder; needs `npm run build`. */
export default async function builtServer(project: TestProject) {
  if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.');
  const server = await startServerProcess({ env: QUIET_NETWORK });
  project.provide('serverUrl', server.url);
  project.provide('dataDir', server.dataDir);
  return async () => {
    await server.end();
    await dropDataDir(server.dataDir);
  };
}
