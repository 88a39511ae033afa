// Starts a program of this server as a thread of its own, in source and in dist.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { sibling, type Sibling } from './sibling.ts';

/** Node 20 reads no TypeScript in a thread until the thread itself asks tsx to. */
function bootstrap(url: URL): string {
  const tsx = new URL(
    'index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')),
  );
  return `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(url)}); });`;
}

/** The thread is given its order as workerData. */
export function startThread(
  name: Sibling,
  order: unknown,
  options: Pick<WorkerOptions, 'resourceLimits'> = {},
): Worker {
  const { url } = sibling(name);
  const given = { ...options, workerData: order, execArgv: [] };
  return url.pathname.endsWith('.ts')
    ? new Worker(bootstrap(url), { ...given, eval: true })
    : new Worker(url, given);
}
