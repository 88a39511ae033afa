// What new:resource made, kept beside the packages: so that --remove takes away only that, and says what differs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const noteOf = (many) => `node_modules/.cache/lockerdesk/resources/${many}.json`;
const stampOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Remembers the resource's names and its files as they are now. */
export function remember(names, paths) {
  const path = noteOf(names.many);
  mkdirSync(dirname(path), { recursive: true });
  const files = Object.fromEntries(paths.map((file) => [file, stampOf(file)]));
  writeFileSync(path, JSON.stringify({ names, files }));
}

/** What was made of this name; undefined where nothing is remembered. */
export const madeOf = (many) =>
  existsSync(noteOf(many)) ? JSON.parse(readFileSync(noteOf(many), 'utf8')) : undefined;

/** Files that are there and are not as they were made. */
export const changedOf = ({ files }) =>
  Object.keys(files).filter((path) => existsSync(path) && stampOf(path) !== files[path]);

export function forget({ names, files }) {
  for (const path of [...Object.keys(files), noteOf(names.many)]) rmSync(path, { force: true });
}
