// The lists that know every resource: the lines that each of them gets for a new one, and loses with it.

/** Puts an import below the last one, unless it is there. */
export function withImport(text, line) {
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^(import|\}) .*from '.*';$/gm)].at(-1);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Puts an entry at the end of the list that begins with `begin` and ends with `end`, on one line or on many. */
export function withEntry(text, begin, end, entry) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0) throw new Error(`There is no list that begins with "${begin}".`);
  const inside = text.slice(from + begin.length, to).trimEnd();
  const comma = inside === '' || /[,;{[]$/.test(inside) ? '' : ',';
  return `${text.slice(0, from + begin.length)}${inside}${comma}\n${entry}\n${text.slice(to)}`;
}

const MENU = 'src/app/menus/sections.ts';
const SECTION = /^const (\w+)Section: MenuSection = \{$[\s\S]*?^\};$/gm;

/** The sections of the menu, such as locker, parcel and settings. */
const sectionsIn = (text) => [...text.matchAll(SECTION)].map(([whole, name]) => ({ whole, name }));

/** The section that is named, else the one that what the resource refers to stands in, else the first. */
export function sectionOf(text, wanted, references) {
  const sections = sectionsIn(text);
  const names = sections.map(({ name }) => name);
  if (wanted !== undefined && !names.includes(wanted))
    throw new Error(`The menu has no section ${wanted}. Write one of ${names.join(', ')}.`);
  const near = sections.find(({ whole }) => references.some((to) => whole.includes(`(${to}, {`)));
  return wanted ?? near?.name ?? names[0];
}

/** The menu with one more entry at the end of a section. */
export function inSection(text, section, entry) {
  const { whole } = sectionsIn(text).find(({ name }) => name === section);
  return text.replace(whole, withEntry(whole, 'entries: [', '\n  ],', entry));
}

/** Path → the lines that the resource has in it; each of them stands for itself. */
function linesOf({ many, migration, step, links = [] }) {
  const pairsOf = ({ name }) => many + name.charAt(0).toUpperCase() + name.slice(1);
  const linked = links.map(({ name }) => `'${name}'`).join(' | ');
  const own = (from) => `import { ${many} } from '${from}';`;
  return {
    'contract/all.ts': {
      imports: [own(`./${many}.ts`)],
      at: ['const groups = {', '};'],
      entry: `${many},`,
    },
    'server/answers/all.ts': {
      imports: [own(`../../contract/${many}.ts`)],
      shared: `import { answerTable } from './table.ts';`,
      at: ['Answered[] = [', '];'],
      entry: `...answerTable(${many}, { table: '${many}' }),`,
    },
    'server/db/tables.ts': {
      imports: [`import type { ${many} } from '../../contract/${many}.ts';`],
      shared: `import type { OwnTable } from './tables/own.ts';`,
      at: ['interface Tables {', '\n}'],
      entry: [
        `${many}: OwnTable<typeof ${many}${linked && `, ${linked}`}>;`,
        ...links.map((link) => `${pairsOf(link)}: { recordId: number; ${link.key}: number };`),
      ].join('\n'),
    },
    'server/db/tableKeys.ts': {
      imports: [],
      at: ['TableKey[] = [', '\n];'],
      entry: [
        `counted('${many}', 'id'),`,
        ...links.map((link) => `named('${pairsOf(link)}', 'recordId', '${link.key}'),`),
      ].join('\n'),
    },
    'server/db/migrations/all.ts': {
      imports: [own(`./${migration}.ts`)],
      at: ['Migration> = {', '};'],
      entry: `'${step}': ${many},`,
    },
    'src/app/rooms.ts': {
      imports: [own(`../resources/${many}.ts`)],
      at: ['Resource[] = [', '];'],
      entry: `${many},`,
    },
    [MENU]: {
      imports: [own(`../../resources/${many}.ts`)],
      entry: `entry(${many}, { label: 'resources.${many}.title' }),`,
    },
    'src/i18n/en/catalogue.ts': {
      imports: [own(`./${many}.ts`)],
      at: ['resources: {', '}'],
      entry: `${many},`,
    },
    'src/i18n/zh/catalogue.ts': {
      imports: [own(`./${many}.ts`)],
      at: ['resources: {', '}'],
      entry: `${many},`,
    },
  };
}

/** Path → what adds the resource to the text of the list; `section` is where the menu has it. */
export const additionsOf = (names, section) =>
  Object.fromEntries(
    Object.entries(linesOf(names)).map(([path, { imports, shared, at, entry }]) => [
      path,
      (text) => {
        const known = [...imports, ...(shared ? [shared] : [])].reduce(withImport, text);
        if (path !== MENU) return withEntry(known, ...at, entry);
        return inSection(known, section, entry);
      },
    ]),
  );

/** Path → what takes the resource out of the text of the list again. */
export const removalsOf = (names) =>
  Object.fromEntries(
    Object.entries(linesOf(names)).map(([path, { imports, shared, entry }]) => [
      path,
      (text) => {
        const gone = text
          .split('\n')
          .filter((line) => ![...imports, ...entry.split('\n')].includes(line.trim()))
          .join('\n');
        const word = shared && /\{ (\w+) \}/.exec(shared)[1];
        const isUsed = word && gone.split(word).length > 2;
        return shared && !isUsed ? gone.replace(`${shared}\n`, '') : gone;
      },
    ]),
  );
