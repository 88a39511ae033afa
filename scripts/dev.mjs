// npm run dev: server and client from source; edits show in the open page.
import { createGate } from './dev/gate.mjs';
import { checkNode, home, install, say } from './ready.mjs';

checkNode();
install();
// Only available after the installation above.
const { createServer } = await import('vite');
const { createDevServer, isServerFile } = await import('./dev/server.mjs');

/** Many files saved at once, as by a checkout, restart the server once. */
const SETTLE_MS = 60;

const begun = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const { DEV_PORT, DATA_DIR } = process.env;

const gate = createGate();
/** What needs more than Vite's own updates: the server's files, and catalogues, which pages have loaded already. */
const updates = {
  name: 'updates',
  hotUpdate({ file }) {
    const path = file.slice(home.length);
    const inPage = this.environment.name === 'client';
    if (isServerFile(path)) {
      if (inPage) note(path);
      return [];
    }
    if (!path.startsWith('src/i18n/')) return undefined;
    if (inPage) this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

const vite = await createServer({
  root: home,
  clearScreen: false,
  plugins: [gate.plugin, updates],
  server: {
    port: Number(DEV_PORT || 5173),
    strictPort: Boolean(DEV_PORT),
    // The database constantly writes below the project folder.
    watch: { ignored: ['**/data/**', '**/dist/**', `${DATA_DIR || './data'}/**`] },
  },
});
// Vite would end the process before the database is closed.
process.removeAllListeners('SIGTERM');
const server = createDevServer(() => vite.environments.ssr);
const tellPage = (payload) => vite.environments.client.hot.send(payload);

/** Reports an error in terminal and page; the next edit tries again. */
function tellBroken(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack = message } = error;
  say(`\n${stack}\n\nThe server waits for the next edit.`);
  tellPage({ type: 'error', err: { message, stack } });
  if (!server.runs()) gate.close(`The server did not start: ${message}`);
}

let changed = [];
let work = Promise.resolve();

async function restart() {
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  const since = performance.now() - SETTLE_MS;
  const [first, ...more] = changed;
  const files = changed;
  changed = [];
  try {
    await server.start(files, gate.hold);
  } catch (error) {
    tellBroken(error);
    return;
  }
  gate.open();
  tellPage({ type: 'full-reload' });
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  say(`${first}${others} changed; the server is back after ${seconds(since)}`);
}

function note(path) {
  changed.push(path);
  if (changed.length === 1) work = work.then(restart);
}

let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await work;
  await server.stop();
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
// An error in code under development should not restart and reseed everything.
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, tellBroken);

say('Starting the server …');
try {
  await vite.listen();
  const { signIn } = await server.start([], gate.hold);
  gate.open();
  say(`Ready in ${seconds(begun)}: ${vite.resolvedUrls.local[0]} — ${signIn}`);
} catch (error) {
  // Errors that only other settings can fix.
  if (/^(ConfigError|DataFolderInUse)$/.test(error.constructor.name) || !vite.resolvedUrls) {
    process.stderr.write(`${error.message}\n`);
    await stop(1);
  }
  tellBroken(error);
}
