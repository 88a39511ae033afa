// npm run new:resource -- trolleys "name:text price:money": writes a resource from its fields; --remove takes it away.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { home, say } from './ready.mjs';
import { apiAdditions, apiRemovals } from './newResource/apiWords.mjs';
import { readArguments } from './newResource/arguments.mjs';
import { EXAMPLE, fieldsOf } from './newResource/fields.mjs';
import { filesOf, lackingChinese, textFiltersOf } from './newResource/files.mjs';
import { additionsOf, removalsOf, sectionOf } from './newResource/lists.mjs';
import { changedOf, forget, madeOf, remember } from './newResource/made.mjs';
import { namesOf, refusalOf } from './newResource/names.mjs';

const USAGE = `npm run new:resource -- NAME FIELDS [--view AUTHORITY] [--edit AUTHORITY] [--zh LABELS] [--menu SECTION]
For example: npm run new:resource -- trolleys ${EXAMPLE}
Take it away again: npm run new:resource -- --remove trolleys`;

const read = (path) => readFileSync(path, 'utf8');
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const change = (changes) => {
  const texts = Object.entries(changes).map(([path, to]) => [path, to(read(path))]);
  for (const [path, text] of texts) write(path, text);
};
const format = (paths) => spawnSync(`${home}node_modules/.bin/oxfmt`, paths, { stdio: 'ignore' });

function remove({ many, force }) {
  const made = madeOf(many);
  if (!made)
    throw new Error(`Nothing is remembered of ${many}: new:resource did not make it here.`);
  const changed = changedOf(made);
  if (changed.length > 0 && !force)
    throw new Error(
      `Nothing is removed: ${changed.join(', ')} changed since. Add --force to remove them too.`,
    );
  const lists = { ...removalsOf(made.names), ...apiRemovals(made.names) };
  change(lists);
  format(Object.keys(lists));
  forget(made);
  say(
    `Removed ${many}: ${Object.keys(made.files).join(', ')}, and its lines in ${Object.keys(lists).length} lists.`,
  );
}

/** Where nothing is said and somebody sits there, they are asked. */
async function askedFields() {
  if (!process.stdin.isTTY) return '';
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const said = await ask.question(`Fields, such as ${EXAMPLE.slice(1, -1)}:\n`);
  ask.close();
  return said;
}

async function make(options) {
  const refusal = refusalOf(options.many, options.one);
  if (refusal) throw new Error(refusal);
  const fields = fieldsOf(options.fields || (await askedFields()));
  const links = fields.filter(({ key }) => key).map(({ name, key }) => ({ name, key }));
  const names = { ...namesOf(options.many, options.one), links };
  const references = fields.flatMap(({ to }) => to ?? []);
  const section = sectionOf(read('src/app/menus/sections.ts'), options.menu, references);
  const files = filesOf(names, fields, options);
  const lists = {
    ...additionsOf(names, section),
    ...apiAdditions(names, fields, textFiltersOf(fields)),
  };
  change(lists);
  for (const [path, text] of Object.entries(files)) write(path, text);
  format([...Object.keys(files), ...Object.keys(lists)]);
  remember(names, Object.keys(files));
  report(files, lists, section, fields, options);
}

function report(files, lists, section, fields, options) {
  say('Written:');
  for (const path of Object.keys(files)) say(`  ${path}`);
  say(`Listed in ${Object.keys(lists).join(', ')} (menu section: ${section}).`);
  const lacking = lackingChinese(fields, options).map((name) => name || 'its name');
  const rights = ['view', 'edit'].filter((one) => options[one].length === 0);
  if (rights.length > 0) say(`Still to say in contract/${options.many}.ts: ${rights.join(', ')}.`);
  if (lacking.length > 0)
    say(`Still to translate in src/i18n/zh/${options.many}.ts: ${lacking.join(', ')}.`);
  say('Then: npm run check, and npx vitest run tests/resources/filledIn.test.ts');
}

try {
  const options = readArguments(process.argv.slice(2));
  if (!options.many) say(USAGE);
  else if (options.remove) remove(options);
  else await make(options);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
