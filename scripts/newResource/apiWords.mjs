// API documentation of a new resource: its name, chapter, text filter and a sentence per field.
import { withEntry } from './lists.mjs';
import { spaced, wordsOf } from './names.mjs';

const RESOURCES = 'server/apiDocs/resources.ts';
const SUBJECTS = 'server/apiDocs/subjects.ts';
const FILTERS = 'server/apiDocs/filters.ts';
const FIELDS = 'server/apiDocs/fieldDescriptions.ts';

/** `plannedOn` is the day on which something is planned, `dueUntil` the one until which it is due. */
const MOMENT = /^(\w+?)(On|At|From|Until|By|Since)$/;

function momentOf({ name, type }, one) {
  const [, what, word] = MOMENT.exec(name) ?? [];
  if (!what) return undefined;
  if (type === 'time' && word === 'At') return `When the ${one} is ${spaced(what)}`;
  const when = type === 'date' ? 'day' : 'moment';
  return `The ${when} ${word.toLowerCase()} which the ${one} is ${spaced(what)}`;
}

/** A field's meaning; unit and format come from its scalar (server/apiDocs/fieldText.ts). */
function meaningOf(field, one) {
  const words = wordsOf(field.name);
  if (field.type === 'boolean') return `Whether the ${one} is ${words.replace(/^is /, '')}`;
  const moment = ['date', 'time'].includes(field.type) && momentOf(field, one);
  return moment || `The ${words} of the ${one}`;
}

function sentenceOf(field, one) {
  const unique = field.unique ? '; one that another has is refused with `TAKEN`' : '';
  const absent = field.optional ? '; null if there is none' : '';
  return `${meaningOf(field, one)}${unique}${absent}.`;
}

/** The sentences of the fields, by the resource's name and the field's. */
function sentencesOf({ many, oneWords }, fields) {
  const own = fields.map((field) => [`${many}/${field.name}`, sentenceOf(field, oneWords)]);
  const files = fields.some(({ type }) => type === 'picture' || type === 'document');
  const kind = [`${many}.uploadFile/kind`, 'Which field of the record the file is for.'];
  return [...own, ...(files ? [kind] : [])]
    .map(([key, sentence]) => `  '${key}': '${sentence}',`)
    .join('\n');
}

/** The chapter of what it refers to, else the last of those about settings. */
function withGroup(text, many, references) {
  const chapters = [...text.matchAll(/groups: \[[^\]]*\]/g)].map(([whole]) => whole);
  const near = chapters.find((one) => references.some((to) => one.includes(`'${to}'`)));
  const whole = near ?? chapters.find((one) => one.includes("'lockerSettings'"));
  return text.replace(whole, withEntry(whole, 'groups: [', ']', `'${many}',`));
}

/** Path → function that adds the resource's documentation to the text of the list. */
export function apiAdditions(names, fields, filtersByText) {
  const { many, oneWords, manyWords } = names;
  const references = fields.flatMap(({ to }) => to ?? []);
  const found = filtersByText.map((name) => `${name}: ANYWHERE`).join(', ');
  const name = `${many}: { one: '${oneWords}', many: '${manyWords}' },`;
  return {
    [RESOURCES]: (text) => withEntry(text, 'Record<string, Resource>> = {', '\n};', name),
    [SUBJECTS]: (text) => withGroup(text, many, references),
    ...(found && {
      [FILTERS]: (text) =>
        withEntry(text, 'Record<string, Filters>> = {', '\n};', `${many}: { ${found} },`),
    }),
    [FIELDS]: (text) =>
      withEntry(text, 'FieldDescriptions = {', '\n};', sentencesOf(names, fields)),
  };
}

/** Path → function that removes it again, even if it was edited. */
export function apiRemovals({ many }) {
  const without = (pattern) => (text) => text.replaceAll(pattern, '');
  return {
    [RESOURCES]: without(
      new RegExp(`^ {2}${many}: \\{ .* \\},\\n|^ {2}${many}: \\{$[\\s\\S]*?^ {2}\\},\\n`, 'gm'),
    ),
    [SUBJECTS]: without(new RegExp(`,?\\s*'${many}'(?=,?\\s*\\])`, 'g')),
    [FILTERS]: without(new RegExp(`^ {2}${many}: \\{ .* \\},\\n`, 'gm')),
    [FIELDS]: without(new RegExp(`^ {2}'${many}[./][^']*':\\s+(['"\`]).*\\1,\\n`, 'gm')),
  };
}
