// npm run build [client] [server]: dist/client for browsers, dist/server for Node.
//
// dist/server is one flat folder: every program has its own name in it (main.js, embeddedWorker.js,
// backup.js, restore.js, noteRestored.js, resetPassword.js, fillDemo.js, simulator.js, pdfWorker.js), next to shared
// chunks: programs find each other by `./name.js`. In source, tsx runs .ts files; server/system/sibling.ts knows both.
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { readFile, writeFile } from 'node:fs/promises';
import { filesBelow, sourcesDigest, stampOf } from './ready.mjs';

process.env.NODE_ENV = 'production';

const PROGRAMS = {
  main: 'server/main.ts',
  embeddedWorker: 'server/db/embeddedWorker.ts',
  backup: 'server/backup/backup.ts',
  restore: 'server/backup/restore.ts',
  noteRestored: 'server/backup/noteRestored.ts',
  resetPassword: 'server/resetPassword.ts',
  fillDemo: 'server/seed/fillDemo.ts',
  simulator: 'simulator/main.ts',
  pdfWorker: 'server/outside/pdfWorker.ts',
};

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes .br and .gz next to a file; compressed at build time so that no request waits for it. */
async function compress(path) {
  const bytes = await readFile(path);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = zlib.constants;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [quality]: 11, [hint]: bytes.length } }),
    gzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const builds = {
  async client(vite) {
    await vite.build({ logLevel: 'warn' });
    // Used by scripts/size.mjs only, not by browsers.
    renameSync('dist/client/chunks.json', 'dist/chunks.json');
    const worthIt = (path) => TEXT.has(extname(path)) && statSync(path).size >= SMALLEST;
    await Promise.all(filesBelow('dist/client').filter(worthIt).map(compress));
  },
  async server(vite) {
    await vite.build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [found],
      build: {
        ssr: true,
        target: 'node20',
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: {
          input: PROGRAMS,
          output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
        },
      },
    });
  },
};

/** In source, modules are found in their folders at start; a build contains what is in them now. */
const FOUND = {
  '/server/db/migrations/modules.ts': ['modules', "'./**/[0-9][0-9][0-9]_*.ts'"],
  '/server/routeModules.ts': ['routeModules', "['./*/**/routes.ts', './*/**/*Routes.ts']"],
};
const found = {
  name: 'found',
  load(id) {
    const [name, files] = Object.entries(FOUND).find(([path]) => id.endsWith(path))?.[1] ?? [];
    return name && `export const ${name} = import.meta.glob(${files}, { eager: true });`;
  },
};

const asked = process.argv.slice(2);
const vite = await import('vite');
mkdirSync('dist', { recursive: true });
for (const side of Object.keys(builds).filter(
  (name) => asked.length === 0 || asked.includes(name),
)) {
  const digest = sourcesDigest(side);
  await builds[side](vite);
  writeFileSync(stampOf(side), digest);
}
