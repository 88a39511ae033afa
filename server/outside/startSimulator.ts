// Runs the simulated terminals as a separate process that uses only the terminal API.
import { fork, type StdioOptions } from 'node:child_process';
import type { Log } from '../system/openLog.ts';
import { sibling } from '../system/sibling.ts';

/** Parameters of the simulator. */
export interface NetworkPlace {
  /** The server's URL. */
  url: string;
  /** The file with the terminals' keys. */
  keys: string;
  /** The file with the providers' keys. */
  providers?: string;
  /** The file that receives its customers' SMS. */
  phones?: string;
  /** The courier who collects outgoing parcels: login name and password. */
  courier?: string | undefined;
}

const PATIENCE_MS = 3_000;
const STDIO: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];

/** Starts the simulator; the returned function stops it and resolves when it has ended. */
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
  // A process that failed to start emits an error but no exit.
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
