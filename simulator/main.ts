// Starts the synthetic network and ends it on SIGTERM, SIGINT, or when its parent process has exited.
import { runNetwork } from './runNetwork.ts';
import { realPace } from './pace.ts';
import { readSettings } from './readSettings.ts';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => stop.abort());

try {
  await runNetwork(readSettings(process.env), realPace, stop.signal);
  // In-flight requests would keep the process alive for their keep-alive time.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
