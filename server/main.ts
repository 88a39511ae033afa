// The program: reads the settings, starts a server, says where it is, and stops it when told to.
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { openLog, type Log } from './log.ts';
import { start } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What cannot be used is said in a sentence; everything else with its place. */
function fail(error: unknown): never {
  const known =
    error instanceof ConfigError || (error instanceof Error && error.name === 'DataFolderInUse');
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text ?? 'The server did not start.'}\n`);
  process.exit(1);
}

async function run(log: Log, config: ReturnType<typeof readConfig>): Promise<void> {
  const server = await start(config, log);
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    if (err)
      log.fatal(
        { error: { message: err.message, stack: err.stack } },
        'the server stops because something broke',
      );
    else log.info({ signal }, 'the server stops');
    await server.stop();
  });
  say(`Lockerdesk is at ${server.url} — ${server.signIn}`);
}

try {
  const config = readConfig(process.env);
  await run(openLog(config.logLevel), config);
} catch (error) {
  fail(error);
}
