// Whether a noun is filled in on every floor; each test is a sentence that says what a file must say.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import { resources } from '../../src/app/rooms.ts';
import { fieldsSaid } from './nounWords.ts';
import { openServer, type OpenServer } from './openServer.ts';

/** What staff enter when one is made. */
const draftOf = ({ create }: Collection): readonly string[] =>
  Object.keys((create?.input as z.ZodObject | undefined)?.shape ?? {});

async function columnsOf({ database }: OpenServer, name: string): Promise<readonly string[]> {
  const tables = await database.db.introspection.getTables();
  const table = tables.find((one) => one.name === name);
  return table?.columns.map((column) => column.name) ?? [];
}

/** Tests that the noun `name` is filled in. */
export function filledIn(name: string): void {
  describe(`the noun ${name}`, () => {
    const resource = resources.find((one) => one.name === name);
    if (!resource) throw new Error(`src/app/rooms.ts does not list ${name}.`);
    const { collection, list, form, title } = resource;
    const shown = [...list.columns, ...(list.moreColumns ?? []), ...list.filters];
    const entered = form.flatMap(({ fields }) => fields);
    let server: OpenServer;
    beforeAll(async () => {
      server = await openServer();
    });
    afterAll(() => server.close());

    test(`contract/${name}.ts says who may see and who may change them: view, edit`, () => {
      expect(collection.list.needs).not.toEqual([]);
      expect(collection.create?.needs).not.toEqual([]);
    });

    test(`contract/${name}.ts says what staff enter: draft`, () => {
      expect(draftOf(collection)).not.toEqual([]);
    });

    test(`server/db/migrations has a column for everything that staff enter`, async () => {
      const columns = await columnsOf(server, name);
      expect(columns).toEqual(expect.arrayContaining([...draftOf(collection)]));
      expect(columns.length).toBeGreaterThan(3);
    });

    test(`src/resources/${name}.ts says what the list shows and how a record is called: columns, title`, () => {
      expect(list.columns).not.toEqual([]);
      expect(list.columns).toContain(title);
    });

    test(`src/resources/${name}.ts says what the form holds: form`, () => {
      expect(entered).not.toEqual([]);
    });

    test.each(['en', 'zh'] as const)(
      `src/i18n/%s/${name}.ts has the name and the words of every field`,
      (language) => {
        const said = fieldsSaid(language, name);
        expect(said.name).not.toBe('');
        expect(Object.keys(said.fields)).toEqual(
          expect.arrayContaining([...shown, ...entered, ...draftOf(collection)]),
        );
        expect(Object.keys(said.fields).length).toBeGreaterThan(3);
        expect(Object.values(said.fields)).not.toContain('');
      },
    );
  });
}
