// Every resource of our own is filled in: what its files still lack is said in sentences.
import { expect, test } from 'vitest';
import type { Collection } from '../../contract/collection.ts';
import type { Resource } from '../../src/engine/defineResource.ts';
import { resources } from '../../src/app/pages.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { fieldsSaid } from '../kit/screens/resourceMessages.ts';

const server = await fileServer();
const found = await server.database.db.introspection.getTables();
const tables = new Map(found.map(({ name, columns }) => [name, columns.map((one) => one.name)]));

const own = resources.filter(
  ({ collection: { dialect, create, update } }) => dialect && create && update,
);

/** What staff enter when one is made, lists apart: they are kept in tables of their own. */
const entered = ({ create }: Collection): string[] =>
  Object.entries((create!.input as unknown as { shape: Record<string, { def: object }> }).shape)
    .filter(([, schema]) => !JSON.stringify(schema.def).includes('"type":"array"'))
    .map(([name]) => name);

function lackingIn({ name, collection, list, form, title }: Resource): string[] {
  const draft = entered(collection);
  const columns = tables.get(name) ?? [];
  const columnless = columns.includes('id') ? draft.filter((one) => !columns.includes(one)) : [];
  const inForm = form.flatMap(({ fields }) => fields);
  const labelled = [...list.columns, ...(list.moreColumns ?? []), ...list.filters, ...inForm];
  const say = (isLacking: boolean, sentence: string) => (isLacking ? [sentence] : []);
  const words = (['en', 'zh'] as const).flatMap((language) => {
    const said = fieldsSaid(language, name);
    const nameless = labelled.filter((field) => !said.fields[field]);
    const path = `src/i18n/${language}/${name}.ts`;
    return [
      ...say(!said.name, `${path} does not say what a record is called.`),
      ...say(nameless.length > 0, `${path} has no label for ${nameless.join(', ')}.`),
    ];
  });
  const isOpen = [collection.list, collection.create!].some(({ needs }) => needs.length === 0);
  return [
    ...say(isOpen, `contract/${name}.ts does not say who may view and edit.`),
    ...say(draft.length === 0, `contract/${name}.ts does not say what staff enter.`),
    ...say(
      columnless.length > 0,
      `server/db/migrations has no column for ${columnless.join(', ')}.`,
    ),
    ...say(
      !list.columns.includes(title),
      `src/resources/${name}.ts does not list its title, ${title}.`,
    ),
    ...say(inForm.length === 0, `src/resources/${name}.ts does not say what the form holds.`),
    ...words,
  ];
}

test.each(own.map((resource) => [resource.name, resource] as const))(
  '%s lacks nothing',
  (_, resource) => {
    expect(lackingIn(resource)).toEqual([]);
  },
);
