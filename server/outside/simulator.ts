// The synthetic network of terminals as a process of its own, so that it can speak to the server only as lockers do.
import { fork, type StdioOptions } from 'node:child_process';
import type { Log } from '../system/log.ts';
import { sibling } from '../system/sibling.ts';

/** What the synthetic network must be told. */
export interface NetworkPlace {
  /** The server's address. */
  url: string;
  /** The file that holds the terminals' keys. */
  keys: string;
  /** The file that holds the providers' keys. */
  providers?: string;
  /** The file in which its customers' SMS arrive. */
  phones?: string;
  /** The courier who fetches what goes out: login name and password. */
  courier?: string | undefined;
}

const PATIENCE_MS = 3_000;
const STDIO: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];

/** Starts the synthetic network; the answer ends it and resolves when it has ended. */
export function startSimulator(
  { url, keys, providers, phones, courier }: NetworkPlace,
  log: Log,
): () => Promise<void> {
  const { url: program, execArgv } = sibling('simulator');
  const { PATH, SIMULATOR_SPEED, SIMULATOR_FAULTS } = process.env;
  const env = {
    PATH,
    SIMULATOR_SPEED,
    SIMULATOR_FAULTS,
    SIMULATOR_URL: url,
    SIMULATOR_TERMINALS: keys,
    SIMULATOR_PROVIDERS: providers,
    SIMULATOR_PHONES: phones,
    SIMULATOR_COURIER: courier,
  };
  const child = fork(program, [], { env, execArgv, stdio: STDIO });
  // A program that never began has no exit, only an error.
  const ended = new Promise((over) => child.once('exit', over).once('error', over));
  let stopping = false;
  child.on('error', (error) =>
    log.warn({ error: { message: error.message } }, 'the synthetic network did not start'),
  );
  child.on('exit', (code) => {
    if (!stopping) log.warn({ code }, 'the synthetic network has ended');
  });
  return async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(late);
  };
}
