// npm run new:page -- trolleyPlan --needs LOCKER_VIEW: writes a page of its own, with its messages and its menu entry.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { home, say } from './ready.mjs';
import { inSection, sectionOf, withEntry, withImport } from './newResource/lists.mjs';
import { labelOf, spaced } from './newResource/names.mjs';

const USAGE =
  'npm run new:page -- NAME --needs AUTHORITY [--zh TITLE] [--menu SECTION], such as: npm run new:page -- trolleyPlan --needs LOCKER_VIEW';
const MENU = 'src/app/menus/sections.ts';
const text = { type: 'string' };
const options = { needs: text, zh: text, menu: text };

function filesOf(name, { needs, zh }) {
  const View = name.charAt(0).toUpperCase() + name.slice(1);
  const words = spaced(name);
  const rights = needs.split(',').map((one) => `'${one.trim()}'`);
  return {
    [`src/custom/${name}/page.ts`]: `// The page of the ${words}: its address, who may open it, what is seen.
import { lazy } from 'react';
import { z } from 'zod';
import { definePage } from '../../engine/definePage.ts';

export const ${name} = definePage({
  path: '${words.replaceAll(' ', '-')}',
  query: z.object({}),
  needs: [${rights.join(', ')}],
  title: '${name}.title',
  view: lazy(() => import('./${View}.tsx')),
});
`,
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
    [`src/i18n/en/${name}.ts`]: `// English: the page of the ${words}.
export const ${name} = { title: '${labelOf(name)}', text: 'There is nothing here yet.' };
`,
    [`src/i18n/zh/${name}.ts`]: `// Chinese: the page of the ${words}.
import type { ${name} as english } from '../en/${name}.ts';
import type { Messages } from '../messages.ts';

export const ${name}: Messages<typeof english> = { title: '${zh ?? ''}', text: '这里还没有内容。' };
`,
  };
}

function listsOf(name, section) {
  const words = (known) =>
    withImport(known, `import { ${name} } from './${name}.ts';`).replace(
      '\n  resources: {',
      `\n  ${name},\n  resources: {`,
    );
  const imported = (known, way) => withImport(known, `import { ${name} } from '${way}';`);
  return {
    'src/app/rooms.ts': (known) =>
      withEntry(imported(known, `../custom/${name}/page.ts`), 'Page[] = [', '\n]', `${name},`),
    [MENU]: (known) =>
      inSection(
        imported(known, `../../custom/${name}/page.ts`),
        section,
        `entry(${name}, { label: '${name}.title' }),`,
      ),
    'src/i18n/en/catalogue.ts': words,
    'src/i18n/zh/catalogue.ts': words,
  };
}

function make([name], said) {
  if (!/^[a-z][A-Za-z]+$/.test(name))
    throw new Error(`A page's name is in camel case, such as trolleyPlan; this is "${name}".`);
  const taken = [`src/custom/${name}`, `src/i18n/en/${name}.ts`].find((path) => existsSync(path));
  if (taken) throw new Error(`The name ${name} is taken by ${taken}.`);
  if (!said.needs) throw new Error(`Say who may open it: --needs LOCKER_VIEW.`);
  const files = filesOf(name, said);
  const lists = listsOf(name, sectionOf(readFileSync(MENU, 'utf8'), said.menu, []));
  const changed = Object.entries(lists).map(([path, to]) => [path, to(readFileSync(path, 'utf8'))]);
  for (const [path, content] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const paths = [...Object.keys(files), ...Object.keys(lists)];
  spawnSync(`${home}node_modules/.bin/oxfmt`, paths, { stdio: 'ignore' });
  say('Written:');
  for (const path of Object.keys(files)) say(`  ${path}`);
  say(`Listed in ${Object.keys(lists).join(', ')}.`);
  if (!said.zh) say(`Still to translate in src/i18n/zh/${name}.ts: its title.`);
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length > 0) make(positionals, values);
  else say(USAGE);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
