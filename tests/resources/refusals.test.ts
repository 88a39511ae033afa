// A refused save is seen where the user is: every form shows the field that the server names, and a way to it.
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import { sharedViews } from '../../contract/operations/sharedViews.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { versionCalls } from '../../contract/terminals/versions.ts';
import { UNIQUE_VALUES } from '../../server/db/uniqueValues.ts';
import { resources } from '../../src/app/pages.ts';
import { fieldsOf, planForm } from '../../src/engine/form/plan.ts';
import { applies } from '../../src/engine/form/values.ts';
import { below } from '../structure/modules.ts';

/** What a form made by hand sends, by the kind of its records. */
const CUSTOM: Readonly<Record<string, Endpoint>> = {
  lockers: lockerSaves.create,
  versions: versionCalls.create,
  accounts: staffCalls.create,
  sharedViews: sharedViews.create,
};

/** The fields of the form that a new record of the kind has, as it is opened. */
function fieldsIn(kind: string): string[] {
  const custom = CUSTOM[kind];
  if (custom) return Object.keys((custom.input as z.ZodObject).shape);
  const found = resources.find(({ name }) => name === kind);
  const create = found?.collection.create;
  if (!found || !create) return [];
  const planned = fieldsOf(planForm(create, found.form, found.fields));
  return planned.filter((field) => applies(field, {})).map(({ name }) => name);
}

describe('A value that another record has', () => {
  test.each(Object.entries(UNIQUE_VALUES))('%s is of a field in its form', (_, unique) => {
    expect(fieldsIn(unique.resource)).toContain(unique.field);
  });
});

describe('Every form', () => {
  const files = below('src').filter(({ path }) => !path.startsWith('src/engine/form/use'));
  const forms = files.filter(({ text }) =>
    /= use(RecordForm|Saving)\(|return useRecordForm\(/.test(text),
  );
  const draws = files.filter(({ text }) => /<(FormBody|PageForm|ToCorrect)\b/.test(text));

  test('is found', () => {
    expect(forms.length).toBeGreaterThan(10);
  });

  test.each(forms.map(({ path }) => path))('of %s names the fields to correct', (path) => {
    const beside = draws.filter((one) => one.path.startsWith(`${dirname(path)}/`));
    expect(beside.map((one) => one.path)).not.toEqual([]);
  });
});
