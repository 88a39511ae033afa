// Brings the product to where it can run: the right Node, what the lock file says, a build of today's sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the whole product. */
export const home = fileURLToPath(new URL('..', import.meta.url));
process.chdir(home);

const OLDEST = [20, 19];
const SHARED = ['contract', 'domain', 'package-lock.json', 'scripts/build.mjs', 'vite.config.ts'];
/** What each side of the build is made of. */
const SOURCES = {
  client: [...SHARED, 'index.html', 'public', 'src'],
  server: [...SHARED, 'server', 'simulator'],
};

export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the program with a sentence when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  say(`Lockerdesk needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** npm leaves a list of what it installed; it is complete when it has all that the lock file asks for. */
function isInstalled() {
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

/** Installs what the lock file says, if it is not there. */
export function install() {
  if (isInstalled()) return;
  say('Installing packages (about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(npm, ['ci', '--include=dev', ...quiet], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  say('The packages could not be installed: see the lines of npm above.');
  process.exit(1);
}

/** Every file below the given paths. */
export function filesBelow(...paths) {
  return paths.flatMap((path) => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return filesBelow(...readdirSync(path).map((name) => join(path, name)));
  });
}

/** What tells today's sources of a side from yesterday's: names, sizes and times. */
export function sourcesDigest(side) {
  const hash = createHash('sha256').update(process.version);
  for (const path of filesBelow(...SOURCES[side]).toSorted()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const stampOf = (side) => `dist/${side}.stamp`;

function isBuilt(side) {
  return existsSync(stampOf(side)) && readFileSync(stampOf(side), 'utf8') === sourcesDigest(side);
}

/** Builds the sides whose sources are newer than their build. */
export function build() {
  const sides = Object.keys(SOURCES).filter((side) => !isBuilt(side));
  if (sides.length === 0) return;
  say(`Building the ${sides.join(' and the ')} …`);
  const done = spawnSync(process.execPath, ['scripts/build.mjs', ...sides], { stdio: 'inherit' });
  if (done.status === 0) return;
  say('The build failed: see the lines above.');
  process.exit(1);
}

/** Makes everything ready and becomes the named program of the build, in this very process. */
export async function become(program) {
  checkNode();
  install();
  build();
  await import(pathToFileURL(join(home, 'dist', 'server', `${program}.js`)).href);
}
