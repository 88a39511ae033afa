// Records what new:resource and new:page generated, so that --remove deletes only unchanged files.
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

/** Records the name and the current state of its files; `kind` is resource or page. */
export function remember(kind, name, names, paths) {
  const path = noteOf(kind, name);
  mkdirSync(dirname(path), { recursive: true });
  const files = Object.fromEntries(paths.map((file) => [file, stampOf(file)]));
  writeFileSync(path, JSON.stringify({ names, files }));
}

/** What was generated under this name; undefined if nothing is recorded. */
export const madeOf = (kind, name) =>
  existsSync(noteOf(kind, name)) ? JSON.parse(readFileSync(noteOf(kind, name), 'utf8')) : undefined;

/** Files that differ from what was generated. */
export const changedOf = ({ files }) =>
  Object.keys(files).filter((path) => existsSync(path) && stampOf(path) !== files[path]);

/** Deletes the files, the folders left empty, and the record. */
export function forget(kind, name, { files }) {
  for (const path of [...Object.keys(files), noteOf(kind, name)]) rmSync(path, { force: true });
  for (const folder of new Set(Object.keys(files).map((path) => dirname(path))))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
