// The lists that know every noun: the line that each of them gets for a new one.

/** Puts an import below the last one, unless it is there. */
function withImport(text, line) {
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^(import|\}) .*from '.*';$/gm)].at(-1);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Puts an entry at the end of the list that begins with `begin` and ends with `end`, on one line or on many. */
function withEntry(text, begin, end, entry) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0) throw new Error(`There is no list that begins with "${begin}".`);
  const inside = text.slice(from + begin.length, to).trimEnd();
  const comma = inside === '' || /[,;{[]$/.test(inside) ? '' : ',';
  return `${text.slice(0, from + begin.length)}${inside}${comma}\n${entry}\n${text.slice(to)}`;
}

const menu =
  ({ many }) =>
  (text) => {
    const line = `  [entry(${many}, { label: 'resources.${many}.title', icon: 'info' })],`;
    const own = `import { ${many} } from '../../resources/${many}.ts';`;
    return withEntry(withImport(text, own), 'sections: Menu = [', '\n];', line);
  };

const catalogue =
  ({ many }) =>
  (text) =>
    withEntry(
      withImport(text, `import { ${many} } from './${many}.ts';`),
      'resources: {',
      '}',
      `${many},`,
    );

/** Path → what adds the noun to the text of the list. */
export const listsOf = (names) => {
  const { many, answers, migration, step } = names;
  const own = (from) => `import { ${many} } from '${from}';`;
  return {
    'contract/all.ts': (text) =>
      withEntry(withImport(text, own(`./${many}.ts`)), 'const groups = {', '};', `${many},`),
    'server/answers/all.ts': (text) =>
      withEntry(
        withImport(text, `import { ${answers} } from './${many}.ts';`),
        'Answered[] = [',
        '];',
        `...${answers},`,
      ),
    'server/db/tables.ts': (text) =>
      withEntry(
        withImport(
          withImport(text, `import type { ${many} } from '../../contract/${many}.ts';`),
          `import type { OwnTable } from './tables/own.ts';`,
        ),
        'interface Tables {',
        '\n}',
        `  ${many}: OwnTable<typeof ${many}>;`,
      ),
    'server/db/tableKeys.ts': (text) =>
      withEntry(text, 'TableKey[] = [', '\n];', `  counted('${many}', 'id'),`),
    'server/db/migrations/all.ts': (text) =>
      withEntry(
        withImport(text, own(`./${migration}.ts`)),
        'Migration> = {',
        '};',
        `'${step}': ${many},`,
      ),
    'src/app/rooms.ts': (text) =>
      withEntry(
        withImport(text, own(`../resources/${many}.ts`)),
        'Resource[] = [',
        '];',
        `${many},`,
      ),
    'src/app/menus/sections.ts': menu(names),
    'src/i18n/en/catalogue.ts': catalogue(names),
    'src/i18n/zh/catalogue.ts': catalogue(names),
  };
};
