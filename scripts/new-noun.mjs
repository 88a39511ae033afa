// npm run new:noun -- trolleys [trolley]: writes the small files of a noun of our own, failing until they are filled.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnSync } from 'node:child_process';
import { filesOf } from './newNoun/files.mjs';
import { listsOf } from './newNoun/lists.mjs';
import { namesOf } from './newNoun/names.mjs';
import { home, say } from './ready.mjs';

const [many, one] = process.argv.slice(2);
if (!many || !/^[a-z][a-zA-Z]+$/.test(many)) {
  say('npm run new:noun -- NAME [ONE], such as: npm run new:noun -- trolleys');
  process.exit(many ? 1 : 0);
}

const names = namesOf(many, one);
const files = filesOf(names);
const taken = Object.keys(files).find((path) => existsSync(path));
if (taken) {
  say(`${taken} is there already.`);
  process.exit(1);
}

const lists = listsOf(names);
const listed = Object.entries(lists).map(([path, add]) => [path, add(readFileSync(path, 'utf8'))]);
for (const [path, text] of [...Object.entries(files), ...listed]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const paths = [...Object.keys(files), ...Object.keys(lists)];
spawnSync(`${home}node_modules/.bin/oxfmt`, paths, { stdio: 'ignore' });

say('Written, for you to fill:');
for (const path of Object.keys(files)) say(`  ${path}`);
say('A line or two added to:');
for (const path of Object.keys(lists)) say(`  ${path}`);
say(`Then: npm run check, and npx vitest run ${names.test} says what is still to fill.`);
