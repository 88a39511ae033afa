// The program: reads the settings, starts a server, says where it is, and stops it when told to.
import closeWithGrace from 'close-with-grace';
import { readConfig, type Config } from './system/config.ts';
import { openLog, type Log } from './system/log.ts';
import { start, type StopTimes } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Errors whose message is a sentence for whoever starts the server. */
const SENTENCES = new Set(['ConfigError', 'DataFolderInUse', 'DatabaseReplaced']);

/** What cannot be used is said in a sentence; everything else with its place. */
function fail(error: unknown): never {
  const known = error instanceof Error && SENTENCES.has(error.name);
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text ?? 'The server did not start.'}\n`);
  process.exit(1);
}

/** How long requests under way may take to end while others serve instead; milliseconds. */
const ANSWERS_MS = 20_000;
/** What the rest of a stop takes at most: messages being sent, the synthetic network, the database. */
const REST_MS = 10_000;

/** SIGTERM replaces a server that others depend on: they need time to notice. Ctrl-C stops it at once. */
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
