// The server program: reads the settings, starts the server, prints its URL, and stops it on a signal.
import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from './system/config.ts';
import { openLog, type Log } from './system/openLog.ts';
import { start, type StopTimes } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Errors whose message is meant for the operator and needs no stack trace. */
const SENTENCES = new Set(['ConfigError', 'DataFolderInUse', 'DatabaseReplaced', 'SchemaRefused']);

/** Prints operator errors as a message, and all others with their stack trace. */
function fail(error: unknown): never {
  const known = error instanceof Error && SENTENCES.has(error.name);
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text ?? 'The server did not start.'}\n`);
  process.exit(1);
}

/** Time for in-flight requests to finish while other servers take over; milliseconds. */
const ANSWERS_MS = 20_000;
/** Maximum time for the rest of a stop: messages being sent, the synthetic network, the database. */
const REST_MS = 10_000;

/** On SIGTERM, load balancers need time to notice the stop. Ctrl-C stops at once. */
const timesOf = (signal: string | undefined, { drainMs }: Config): StopTimes | undefined =>
  signal === 'SIGTERM' ? { drainMs, answersMs: ANSWERS_MS } : undefined;

async function run(log: Log, config: Config): Promise<void> {
  const server = await start(config, log);
  const delay = config.drainMs + ANSWERS_MS + REST_MS;
  closeWithGrace({ delay, logger: false }, async ({ err, signal }) => {
    if (err)
      log.fatal(
        { error: { message: err.message, stack: err.stack } },
        'the server stops because something broke',
      );
    else log.info({ signal }, 'the server stops');
    await server.stop(timesOf(signal, config));
  });
  say(`Lockerdesk is at ${server.url} — ${server.signIn}`);
}

try {
  const config = readConfig(process.env);
  await run(openLog(config.logLevel), config);
} catch (error) {
  fail(error);
}
