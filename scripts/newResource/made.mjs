// What new:resource and new:page made, kept beside the packages: so that --remove takes away only that, and says what differs.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const noteOf = (kind, name) => `node_modules/.cache/lockerdesk/${kind}s/${name}.json`;
const stampOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Remembers what it is called and its files as they are now; `kind` is resource or page. */
export function remember(kind, name, names, paths) {
  const path = noteOf(kind, name);
  mkdirSync(dirname(path), { recursive: true });
  const files = Object.fromEntries(paths.map((file) => [file, stampOf(file)]));
  writeFileSync(path, JSON.stringify({ names, files }));
}

/** What was made of this name; undefined where nothing is remembered. */
export const madeOf = (kind, name) =>
  existsSync(noteOf(kind, name)) ? JSON.parse(readFileSync(noteOf(kind, name), 'utf8')) : undefined;

/** Files that are there and are not as they were made. */
export const changedOf = ({ files }) =>
  Object.keys(files).filter((path) => existsSync(path) && stampOf(path) !== files[path]);

/** Removes the files, the folders that are empty without them, and what was remembered. */
export function forget(kind, name, { files }) {
  for (const path of [...Object.keys(files), noteOf(kind, name)]) rmSync(path, { force: true });
  for (const folder of new Set(Object.keys(files).map((path) => dirname(path))))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
