// npm run new:page -- trolleyPlan --needs LOCKER_VIEW: generates a page; --remove deletes it.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { say } from './ready.mjs';
import { additionsOf, MENU, removalsOf, sectionOf } from './newResource/lists.mjs';
import { labelOf, messagesOf, spaced } from './newResource/names.mjs';
import { read, removeAll, writeAll } from './newResource/written.mjs';

const USAGE = `npm run new:page -- NAME --needs AUTHORITY [--zh TITLE] [--menu SECTION], such as: npm run new:page -- trolleyPlan --needs LOCKER_VIEW
Take it away again: npm run new:page -- --remove trolleyPlan`;
const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const options = { needs: text, zh: text, menu: text, remove: flag, force: flag };

/** The page's route, a line of src/routes/pages.ts. */
const routeOf = (name, needs) =>
  `${name}: route('${spaced(name).replaceAll(' ', '-')}', [${needs.join(', ')}]),`;

const viewOf = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function filesOf(name, { zh }) {
  const View = viewOf(name);
  const words = spaced(name);
  return {
    [`src/custom/${name}/${View}.tsx`]: `// The page of the ${words}.
import { useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';

export default function ${View}() {
  const translate = useTranslate();
  return (
    <Page title={translate('${name}.title')}>
      <p>{translate('${name}.text')}</p>
    </Page>
  );
}
`,
    [`src/i18n/en/pages/${name}.ts`]: `// English: the page of the ${words}.
export const ${name} = { title: '${labelOf(name)}', text: 'There is nothing here yet.' };
`,
    [`src/i18n/zh/pages/${name}.ts`]: `// Chinese: the page of the ${words}.
import type { ${name} as english } from '../../en/pages/${name}.ts';
import type { Messages } from '../../messages.ts';

export const ${name}: Messages<typeof english> = { title: '${zh ?? ''}', text: '这里还没有内容。' };
`,
  };
}

/** Path → the lines that a page adds to it. */
function linesOf({ name, needs }) {
  const words = {
    imports: [],
    at: ["export * as resources from './resources.ts';", '\n'],
    entry: `export * from './pages/${name}.ts';`,
  };
  return {
    'src/routes/pages.ts': {
      imports: [],
      at: ['export const routes = {', '\n};'],
      entry: routeOf(name, needs),
    },
    'src/custom/pages.ts': {
      imports: [],
      at: ['export const pages = {', '\n};'],
      entry: `${name}: page(routes.${name}, '${name}.title', () => import('./${name}/${viewOf(name)}.tsx')),`,
    },
    [MENU]: {
      imports: [],
      entry: `entry(pages.${name}, { label: '${name}.title' }),`,
    },
    'src/i18n/en/catalogue.ts': words,
    'src/i18n/zh/catalogue.ts': words,
  };
}

function make([name], said) {
  if (!/^[a-z][A-Za-z]+$/.test(name))
    throw new Error(`A page's name is in camel case, such as trolleyPlan; this is "${name}".`);
  const taken = existsSync(`src/custom/${name}`) ? `src/custom/${name}` : messagesOf(name);
  if (taken) throw new Error(`The name ${name} is taken by ${taken}.`);
  if (!said.needs) throw new Error(`Say who may open it: --needs LOCKER_VIEW.`);
  const names = { name, needs: said.needs.split(',').map((one) => `'${one.trim()}'`) };
  const lists = additionsOf(linesOf(names), sectionOf(read(MENU), said.menu));
  writeAll(['page', name], names, filesOf(name, said), lists);
  say(`Listed in ${Object.keys(lists).join(', ')}.`);
  if (!said.zh) say(`Still to translate in src/i18n/zh/pages/${name}.ts: its title.`);
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length === 0) say(USAGE);
  else if (values.remove)
    removeAll(['page', positionals[0]], (names) => removalsOf(linesOf(names)), values.force);
  else make(positionals, values);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
