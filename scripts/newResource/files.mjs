// The files of a new resource, generated from its names and fields.
import { readFileSync } from 'node:fs';
import { labelOf } from './names.mjs';

const quoted = (names) => names.map((name) => `'${name}'`).join(', ');
const isLink = ({ key }) => key !== undefined;
const isDay = ({ type }) => type === 'date' || type === 'time';
const titleOf = (fields) => fields.find(({ type }) => type === 'text') ?? fields[0];
const choices = (fields) => fields.filter(({ values }) => values);

function filterOf(field, title) {
  if (field === title && field.type === 'text') return `${field.name}: search`;
  if (isDay(field)) return `...between('${field.name}')`;
  if (field.values) return field.name;
  return field.filters ? `${field.name}: ${field.bare}` : undefined;
}

function contract({ many, Title }, fields, { view, edit }) {
  const title = titleOf(fields);
  const filters = fields.map((field) => filterOf(field, title)).filter(Boolean);
  const uses = new Set(fields.flatMap((field) => field.uses));
  if (title.type === 'text') uses.add('search');
  if (fields.some(isDay)) uses.add('between');
  const scalars = [...uses]
    .filter((name) => name !== 'z')
    .toSorted((one, other) => one.localeCompare(other));
  const sorts = fields.filter((field) => field.sorts).map(({ name }) => name);
  const rights = (list) => `[${quoted(list)}]`;
  return `// ${Title}: who may view and edit them, what staff enter, and how their list is filtered and sorted.
${uses.has('z') ? "import { z } from 'zod';\n" : ''}import { ownCollection } from './ownCollection.ts';
import { ${scalars.join(', ')} } from './scalars.ts';

${choices(fields)
  .map(({ name, values }) => `const ${name} = z.enum([${quoted(values)}]);\n`)
  .join('')}
export const ${many} = ownCollection('${many}', {
  view: ${rights(view)},
  edit: ${rights(edit)},
  input: {
${fields.map(({ name, schema }) => (name === schema ? `    ${name},` : `    ${name}: ${schema},`)).join('\n')}
  },
  filters: { ${filters.join(', ')} },
  sorts: [${quoted(sorts)}],
});
`;
}

/** The join tables that the migration creates, if any. */
function linksOf(fields) {
  const links = fields.filter(isLink).map(({ name, to, key }) => `${name}: ['${to}', '${key}']`);
  return links.length > 0 ? `, { ${links.join(', ')} }` : '';
}

const migration = ({ many, manyWords }, fields) => `// The table of ${manyWords}.
import { ownTable } from './ownTable.ts';

const columns = {
${fields
  .filter((field) => !isLink(field))
  .map(({ name, sql }) => `  ${name}: '${sql}',`)
  .join('\n')}
};

export const ${many} = ownTable('${many}', columns, [${quoted(fields.filter(({ unique }) => unique).map(({ name }) => name))}]${linksOf(fields)});
`;

function resource({ many, manyWords }, fields, { icon }) {
  const title = titleOf(fields);
  const names = fields.map(({ name }) => name);
  const columns = fields.filter(({ type }) => type !== 'longText').map(({ name }) => name);
  const filters = fields.filter((field) => !isDay(field) && filterOf(field, title));
  return `// What staff see of ${manyWords}.
import { ${many} as collection } from '../../contract/${many}.ts';
import { defineResource } from '../engine/defineResource.ts';

export const ${many} = defineResource('${many}', collection, {
  icon: '${icon}',
  title: '${title.name}',
  list: {
    columns: [${quoted(columns)}],
    filters: [${quoted(filters.map(({ name }) => name))}],
  },
  form: [${quoted(names)}],
});
`;
}

/** The labels that resources share, in a language: field → label. */
const usual = (language) => {
  const text = readFileSync(`src/i18n/${language}/resourceMessages.ts`, 'utf8');
  const [, block] = /const usualFields = \{([^}]*)\}/.exec(text);
  return Object.fromEntries([...block.matchAll(/(\w+): '([^']*)'/g)].map(([, k, v]) => [k, v]));
};

/** The fields and choices of a catalogue, without fields that have the shared label. */
function labels(fields, shared, say) {
  const own = fields.filter(({ name }) => shared[name] === undefined);
  const said = own.map(({ name }) => `${name}: '${say(name)}'`).join(', ');
  const lists = choices(fields).map(
    ({ name, values }) =>
      `${name}: { ${values.map((value) => `${value}: '${say(value)}'`).join(', ')} }`,
  );
  const empty = said === '' ? '{}' : `{ ${said} }`;
  return `  fields: ${empty},
${lists.length > 0 ? `  choices: { ${lists.join(', ')} },\n` : ''}`;
}

const english = ({ many, oneWords, manyWords }, fields) => `// English: the words of ${manyWords}.
import { resourceMessages } from '../resourceMessages.ts';

export const ${many} = resourceMessages('${oneWords}', '${manyWords}', {
${labels(fields, usual('en'), labelOf)}});
`;

const chinese = ({ many, manyWords }, fields, { zh }) => `// Chinese: the words of ${manyWords}.
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type { ${many} as english } from '../../en/resources/${many}.ts';

export const ${many}: Messages<typeof english> = resourceMessages('${zh[''] ?? ''}', {
${labels(fields, usual('en'), (name) => zh[name] ?? '')}});
`;

/** What the Chinese catalogue still lacks: fields and values, and '' for the resource's own name. */
export const lackingChinese = (fields, { zh }) => {
  const shared = usual('zh');
  const names = fields.map(({ name }) => name).filter((name) => shared[name] === undefined);
  const values = choices(fields).flatMap((field) => field.values);
  return ['', ...names, ...values].filter((name) => !zh[name]);
};

/** Path → content of every file of the resource. */
export const filesOf = (names, fields, options) => ({
  [`contract/${names.many}.ts`]: contract(names, fields, options),
  [`server/db/migrations/${names.migration}.ts`]: migration(names, fields),
  [`src/resources/${names.many}.ts`]: resource(names, fields, options),
  [`src/i18n/en/resources/${names.many}.ts`]: english(names, fields),
  [`src/i18n/zh/resources/${names.many}.ts`]: chinese(names, fields, options),
});
