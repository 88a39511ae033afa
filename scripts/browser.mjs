// Finds the Chromium for tests and screenshots: the configured one, the system's, or Playwright's.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The headless shell first: its pages take a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a program on the PATH. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runs);

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The path of a Chromium that starts, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  const places = [named, ...NAMES.map(onPath), ...APPLICATIONS, playwrightsOwn()];
  return places.find((place) => place && existsSync(place) && runs(place));
}

/** The newest folder of PostgreSQL's programs, or undefined: tests start their own server with them. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  const found = folders.find((folder) => runs(join(folder, 'initdb')));
  const own = onPath('initdb');
  return found ?? (own && join(own, '..'));
}
