// The command line of new:resource: the name, its fields, and further options.
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const options = {
  one: text,
  view: text,
  edit: text,
  menu: text,
  icon: { ...text, default: 'info' },
  zh: { ...text, default: '' },
  remove: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
};

const list = (said = '') => said.split(/[\s,]+/).filter(Boolean);

/** `手推车 plannedOn=计划日期 READY=可用`: the resource's own name comes without a key. */
const chineseOf = (said) =>
  Object.fromEntries(
    said
      .split(/[\s,，;；]+/)
      .filter(Boolean)
      .map((part) => (part.includes('=') ? part.split('=') : ['', part])),
  );

/** Throws a message for an unknown option. */
export function readArguments(given) {
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
  const [many, ...fields] = positionals;
  return {
    ...values,
    many,
    fields: fields.join(' '),
    view: list(values.view),
    edit: list(values.edit),
    zh: chineseOf(values.zh),
  };
}
