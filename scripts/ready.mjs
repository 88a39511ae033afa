// Prepares the product to run: the right Node, the locked dependencies, a current build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project folder. */
export const home = fileURLToPath(new URL('..', import.meta.url));
process.chdir(home);

const OLDEST = [20, 19];
const SHARED = ['contract', 'domain', 'package-lock.json', 'scripts/build.mjs', 'vite.config.ts'];
/** The sources of each side of the build. */
const SOURCES = {
  client: [...SHARED, 'index.html', 'docs.html', 'public', 'src'],
  server: [...SHARED, 'server', 'simulator'],
};

export const say = (line) => process.stdout.write(`${line}\n`);

/** Exits with a message if this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  say(`Lockerdesk needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** npm lists what it installed; it is complete if it has all packages of the lock file. */
function isInstalled() {
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

/** Installs the locked dependencies, if they are missing. */
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

/** Detects changed sources of a side by names, sizes and times. */
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

/** Builds the sides whose sources changed since their build. */
export function build() {
  const sides = Object.keys(SOURCES).filter((side) => !isBuilt(side));
  if (sides.length === 0) return;
  say(`Building the ${sides.join(' and the ')} …`);
  const done = spawnSync(process.execPath, ['scripts/build.mjs', ...sides], { stdio: 'inherit' });
  if (done.status === 0) return;
  say('The build failed: see the lines above.');
  process.exit(1);
}

/** Prepares everything and runs the named program of the build in this process. */
export async function become(program) {
  checkNode();
  install();
  build();
  await import(pathToFileURL(join(home, 'dist', 'server', `${program}.js`)).href);
}
