// Starts a program of this server as a worker thread, in source and in dist.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { sibling, type Sibling } from './sibling.ts';

/** Node 20 cannot load TypeScript in a thread unless the thread itself registers tsx. */
function bootstrap(url: URL): string {
  const tsx = new URL(
    'index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')),
  );
  return `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(url)}); });`;
}

/** The thread receives its order as workerData. */
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
