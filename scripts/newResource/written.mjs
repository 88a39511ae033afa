// Writes what new:resource and new:page generate, files and lines in lists, and removes it again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { home, say } from '../ready.mjs';
import { changedOf, forget, madeOf, remember } from './made.mjs';

export const read = (path) => readFileSync(path, 'utf8');

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** All lists are read before one is written: if one of them is not as expected, nothing changes. */
function change(lists) {
  const texts = Object.entries(lists).map(([path, to]) => [path, to(read(path))]);
  for (const [path, text] of texts) write(path, text);
}

const format = (paths) => spawnSync(`${home}node_modules/.bin/oxfmt`, paths, { stdio: 'ignore' });

/** `made` is a kind and a name; `names` is needed for removal; `files` is path → text, `lists` path → change. */
export function writeAll([kind, name], names, files, lists) {
  change(lists);
  for (const [path, text] of Object.entries(files)) write(path, text);
  format([...Object.keys(files), ...Object.keys(lists)]);
  remember(kind, name, names, Object.keys(files));
  say('Written:');
  for (const path of Object.keys(files)) say(`  ${path}`);
}

/** Removes what was generated under this name; files changed since only with `force`. */
export function removeAll([kind, name], listsOf, force) {
  const made = madeOf(kind, name);
  if (!made) throw new Error(`Nothing is remembered of ${name}: new:${kind} did not make it here.`);
  const changed = changedOf(made);
  if (changed.length > 0 && !force)
    throw new Error(
      `Nothing is removed: ${changed.join(', ')} changed since. Add --force to remove them too.`,
    );
  const lists = listsOf(made.names);
  change(lists);
  format(Object.keys(lists));
  forget(kind, name, made);
  say(
    `Removed ${name}: ${Object.keys(made.files).join(', ')}, and its lines in ${Object.keys(lists).length} lists.`,
  );
}
