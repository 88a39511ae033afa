// npm run new:resource -- trolleys "name:text price:money": adds a resource; --remove deletes it.
import { createInterface } from 'node:readline/promises';
import { say } from './ready.mjs';
import { readArguments } from './newResource/arguments.mjs';
import { EXAMPLE } from './newResource/fields.mjs';
import { lackingChinese } from './newResource/files.mjs';
import { resourceLines } from './newResource/lines.mjs';
import { removalsOf } from './newResource/lists.mjs';
import { refusalOf } from './newResource/names.mjs';
import { planOf } from './newResource/plan.mjs';
import { removeAll, writeAll } from './newResource/written.mjs';

const USAGE = `npm run new:resource -- NAME FIELDS [--view AUTHORITY] [--edit AUTHORITY] [--zh LABELS] [--menu SECTION]
For example: npm run new:resource -- trolleys ${EXAMPLE}
Take it away again: npm run new:resource -- --remove trolleys`;

/** Without fields on an interactive terminal, prompts for them. */
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
  const fields = options.fields || (await askedFields());
  const plan = planOf({ ...options, fields });
  writeAll(['resource', plan.names.many], plan.names, plan.files, plan.lists);
  report(plan, options);
}

const listsWithout = (names) => removalsOf(resourceLines(names));

function report({ lists, fields }, options) {
  say(`Listed in ${Object.keys(lists).join(', ')}.`);
  const lacking = lackingChinese(fields, options).map((name) => name || 'its name');
  const rights = ['view', 'edit'].filter((one) => options[one].length === 0);
  if (rights.length > 0) say(`Still to say in contract/${options.many}.ts: ${rights.join(', ')}.`);
  if (lacking.length > 0)
    say(`Still to translate in src/i18n/zh/resources/${options.many}.ts: ${lacking.join(', ')}.`);
  say('Then: npm run check, and npx vitest run tests/resources/filledIn.test.ts');
}

try {
  const options = readArguments(process.argv.slice(2));
  if (!options.many) say(USAGE);
  else if (options.remove) removeAll(['resource', options.many], listsWithout, options.force);
  else await make(options);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
