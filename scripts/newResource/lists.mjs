// Edits lists in source files: adds and removes the lines of a resource or page.

/** Adds an import below the last one, unless it exists. */
function withImport(text, line) {
  if (text.includes(line)) return text;
  const last = [...text.matchAll(/^(import|\}) .*from '.*';$/gm)].at(-1);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds an entry at the end of the list that begins with `begin` and ends with `end`, on one line or on many. */
export function withEntry(text, begin, end, entry) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0) throw new Error(`There is no list that begins with "${begin}".`);
  const inside = text.slice(from + begin.length, to).trimEnd();
  const after = end.startsWith('\n') ? '' : '\n';
  const comma = inside === '' || /[,;{[]$/.test(inside) ? '' : ',';
  return `${text.slice(0, from + begin.length)}${inside}${comma}\n${entry}${after}${text.slice(to)}`;
}

/** The file with the sections of the menu. */
export const MENU = 'src/app/menus/sections.ts';
const SECTION = /^const (\w+)Section: MenuSection = \{$[\s\S]*?^\};$/gm;

/** The sections of the menu, such as locker, parcel and settings. */
const sectionsIn = (text) => [...text.matchAll(SECTION)].map(([whole, name]) => ({ whole, name }));

/** The named section, else the first. */
export function sectionOf(text, wanted) {
  const names = sectionsIn(text).map(({ name }) => name);
  if (wanted !== undefined && !names.includes(wanted))
    throw new Error(`The menu has no section ${wanted}. Write one of ${names.join(', ')}.`);
  return wanted ?? names[0];
}

/** The menu with one more entry at the end of a section. */
function inSection(text, section, entry) {
  const { whole } = sectionsIn(text).find(({ name }) => name === section);
  return text.replace(whole, withEntry(whole, 'entries: [', '\n  ],', entry));
}

/** Path → function that adds the lines to the text of the list; `section` is the menu's section. */
export const additionsOf = (lines, section) =>
  Object.fromEntries(
    Object.entries(lines).map(([path, { imports, shared, at, entry }]) => [
      path,
      (text) => {
        const known = [...imports, ...(shared ? [shared] : [])].reduce(withImport, text);
        if (path !== MENU) return withEntry(known, ...at, entry);
        return inSection(known, section, entry);
      },
    ]),
  );

/** An entry however it is formatted: on one line or, with a comma after its last argument, on several. */
const patternOf = (entry) =>
  new RegExp(
    `\\n\\s*${entry
      .split(/\s+|(?<=[({[,])|(?=[)}\]])/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(',?\\s*')}(?=\\n)`,
  );

/** Path → function that removes the lines from the text of the list again. */
export const removalsOf = (lines) =>
  Object.fromEntries(
    Object.entries(lines).map(([path, { imports, shared, entry }]) => [
      path,
      (text) => {
        const gone = text
          .split('\n')
          .filter((line) => !imports.includes(line.trim()))
          .join('\n')
          .replace(patternOf(entry), '');
        const word = shared && /\{ (\w+) \}/.exec(shared)[1];
        const isUsed = word && gone.split(word).length > 2;
        return shared && !isUsed ? gone.replace(`${shared}\n`, '') : gone;
      },
    ]),
  );
