// All names of a resource, derived from its plural; rejects unsuitable ones with a suggestion.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** `keyCards` becomes "key cards". */
export const spaced = (word) => word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** `lockerId` becomes "locker", `lockerIds` "lockers". */
export const wordsOf = (name) => spaced(name.replace(/Id(s?)$/, '$1'));
/** `lockerId` is labelled "Locker", `plannedOn` "Planned on", `IN_USE` "In use". */
export const labelOf = (name) =>
  /^[A-Z]/.test(name) ? capital(name.toLowerCase().replaceAll('_', ' ')) : capital(wordsOf(name));

function singular(many) {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(many)) return many.slice(0, -2);
  return many.replace(/s$/, '');
}

function plural(one) {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

const camel = (name) =>
  name
    .replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter = '') => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** The number of the next migration, such as 003. */
function nextNumber() {
  const paths = readdirSync('server/db/migrations', { recursive: true, encoding: 'utf8' });
  const numbers = paths.map((path) => Number.parseInt(basename(path), 10));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(3, '0');
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Every table of the database, by name: those that are listed, and those of own resources. */
export const tables = () => [
  ...namesIn(readFileSync('server/db/tables.ts', 'utf8'), /^ {2}(\w+): /gm),
  ...readdirSync('contract', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      namesIn(readFileSync(`contract/${path}`, 'utf8'), /ownCollection\('(\w+)'/g),
    ),
];

const MESSAGES = 'src/i18n/en';

/** The path of the file with this name in a folder or below it. */
export function pathIn(folder, file) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (path) => basename(path) === file,
  );
  return found && `${folder}/${found}`;
}

/** The file of the English catalogue that exports messages of this name. */
export const messagesOf = (name) =>
  readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' })
    .map((path) => `${MESSAGES}/${path}`)
    .find(
      (path) =>
        path.endsWith('.ts') && readFileSync(path, 'utf8').includes(`export const ${name} =`),
    );

const holderOf = (many) =>
  ['contract', 'src/resources'].map((folder) => pathIn(folder, `${many}.ts`)).find(Boolean) ??
  messagesOf(many) ??
  (tables().includes(many) ? 'server/db/tables.ts' : undefined);

/** Why the name is unsuitable, with a suggestion; undefined if it is fine. `one` asserts that it is a plural after all. */
export function refusalOf(many, one) {
  if (!/^[A-Za-z][A-Za-z0-9 _-]*$/.test(many))
    return `A resource's name is letters only, such as trolleys; this is "${many}".`;
  if (camel(many) !== many)
    return `A resource's name is written in camel case. Write ${camel(many)}, not ${many}.`;
  if (one === undefined && singular(many) === many)
    return `A resource is named by its plural. Write ${plural(many)}, not ${many} (or say what one of them is called: --one ${many}).`;
  const holder = holderOf(many);
  if (holder)
    return `The name ${many} is taken by ${holder}. Choose another, such as ${singular(many)}Notes.`;
  return undefined;
}

/** `many` is the plural, such as trolleys; `one` the singular, if it cannot be derived. */
export function namesOf(many, one = singular(many)) {
  return {
    many,
    one,
    irregular: one !== singular(many),
    migration: `${nextNumber()}_${spaced(many).replaceAll(' ', '_')}`,
    Title: capital(spaced(many)),
    manyWords: spaced(many),
    oneWords: spaced(one),
  };
}
