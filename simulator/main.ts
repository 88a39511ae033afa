// Starts the synthetic network and ends it on SIGTERM, SIGINT, or when the process that started it has gone.
import { runNetwork } from './network.ts';
import { realPace } from './pace.ts';
import { readSettings } from './settings.ts';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => stop.abort());

try {
  await runNetwork(readSettings(process.env), realPace, stop.signal);
  // Requests under way when the signal came would hold the process for their keep-alive time.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
