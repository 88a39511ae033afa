// The fields of a new resource, as on the command line: `name:text price:money status:choice(A,B)`.
import { readFileSync } from 'node:fs';
import { pathIn, tables } from './names.mjs';

/** Each type's contract and table definition, its imports from scalars.ts, and whether lists sort by it. */
const TYPES = {
  text: {
    schema: 'text(100).min(1)',
    least: 'text(100)',
    sql: 'text',
    uses: ['text'],
    sorts: true,
  },
  longText: { schema: 'longText().min(1)', least: 'longText()', sql: 'text', uses: ['longText'] },
  number: { schema: 'z.int().min(0)', sql: 'integer', uses: ['z'], sorts: true },
  boolean: { schema: 'z.boolean()', sql: 'boolean', uses: ['z'] },
  money: { schema: 'money', sql: 'numeric(12, 2)', uses: ['money'], sorts: true },
  date: { schema: 'date', sql: 'text', uses: ['date'], sorts: true },
  time: { schema: 'time', sql: 'bigint', uses: ['time'], sorts: true },
  phone: { schema: 'phone', sql: 'text', uses: ['phone'] },
  email: { schema: 'email', sql: 'text', uses: ['email'] },
  link: { schema: 'link', sql: 'text', uses: ['link'] },
  picture: { schema: 'picture', sql: 'text references "files"', uses: ['picture'] },
  document: { schema: 'document', sql: 'text references "files"', uses: ['document'] },
};
const ALIASES = { image: 'picture', file: 'document', string: 'text', int: 'number' };
const KEYS = 'server/db/tableKeys.ts';
const RESERVED = ['id', 'creationTime', 'lastUpdatedTime'];

export const EXAMPLE =
  '"name:text! lockerId:reference(lockers) plannedOn:date price:money status:choice(READY,LENT) photo:picture? notes:longText?"';

const refuse = (why) => {
  throw new Error(why);
};

function choice(name, inside) {
  const values = inside.split(',').map((value) => value.trim());
  const wrong = values.find((value) => !/^[A-Z][A-Z0-9_]*$/.test(value));
  if (wrong !== undefined)
    refuse(`The values of ${name} are written in capitals: ${name}:choice(READY,LENT).`);
  return { schema: name, sql: 'text', uses: ['z'], sorts: true, values, filters: true };
}

function reference(name, to) {
  if (!pathIn('contract', `${to}.ts`) || !tables().includes(to))
    refuse(`${name} refers to ${to}, which is no resource with a table; lockers would be one.`);
  const schema = `reference('${to}')`;
  return { schema, sql: `integer references "${to}"`, uses: ['reference'], to, filters: true };
}

/** References to several records: in a join table, by the key of the other table. */
function references(name, to, mark) {
  const { uses, sql, filters, ...one } = reference(name, to);
  if (mark === '!') refuse(`${name} names several records, of which none is the only one.`);
  const [, key = 'id'] = new RegExp(`'${to}', '(\\w+)'\\)`).exec(readFileSync(KEYS, 'utf8')) ?? [];
  const schema = `references('${to}')`;
  return { ...one, key, uses: ['references'], schema: mark === '?' ? schema : `${schema}.min(1)` };
}

function typeOf(name, type, inside, mark) {
  if (type === 'references') return references(name, inside ?? '', mark);
  if (type === 'choice') return choice(name, inside ?? '');
  if (type === 'reference') return reference(name, inside ?? '');
  const known = TYPES[ALIASES[type] ?? type];
  return (
    known ??
    refuse(
      `${name}: there is no type ${type}. Write one of ${[...Object.keys(TYPES), 'choice(A,B)', 'reference(lockers)', 'references(lockers)'].join(', ')}.`,
    )
  );
}

/** One field; `!` makes its value unique, `?` makes it optional. */
function fieldOf(said) {
  const [, name, type, inside, mark] =
    /^([a-z][A-Za-z0-9]*):(\w+)(?:\(([^)]*)\))?([!?]?)$/.exec(said) ??
    refuse(`"${said}" is no field. Write name:type, such as price:money or notes:longText?`);
  if (RESERVED.includes(name)) refuse(`Every resource has ${name} already.`);
  const { schema, least = schema, sql, ...more } = typeOf(name, type, inside, mark);
  const optional = mark === '?' && !more.key;
  return {
    ...more,
    name,
    type: ALIASES[type] ?? type,
    unique: mark === '!',
    optional,
    bare: least,
    schema: optional ? `${least}.nullable().optional()` : schema,
    sql: optional ? sql : sql?.replace(/^\w+(\([^)]*\))?/, '$& not null'),
  };
}

/** The fields of a definition; throws a message if it is invalid. */
export function fieldsOf(text) {
  const said = text.match(/[^\s(]+(?:\([^)]*\))?[!?]?/g) ?? [];
  if (said.length === 0) refuse(`Say which fields it has, such as ${EXAMPLE}.`);
  const fields = said.map((one) => fieldOf(one));
  const twice = fields.find(({ name }, at) => fields.findIndex((one) => one.name === name) < at);
  if (twice) refuse(`${twice.name} is said twice.`);
  return fields;
}
