// What a form sends: the fields that it has at these values, and empty ones as their schema wants them.
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { PlannedField } from '../../src/engine/form/plan.ts';
import { changedFields, inputOf, valuesOf } from '../../src/engine/form/values.ts';

const field = (name: string, type: string, schema: z.ZodType, more: object = {}) =>
  ({ name, type, schema, ...more }) as unknown as PlannedField;

const fields = [
  field('kind', 'text', z.string()),
  field('lockerName', 'text', z.string().optional(), {
    when: ({ kind }: { kind?: unknown }) => kind === 'LOCKER',
  }),
  field('note', 'text', z.string().nullable()),
  field('folding', 'boolean', z.boolean()),
];

it.each([
  ['a field that is asked', { kind: 'LOCKER', lockerName: 'Town' }, 'Town'],
  [
    'one that was filled in and is no longer asked',
    { kind: 'NETWORK', lockerName: 'Town' },
    undefined,
  ],
] as const)('%s', (_, values, expected) => {
  const input = inputOf(fields, values);
  expect(input['lockerName'] || undefined).toBe(expected);
});

it('an empty text is null where the schema takes null, and an unset switch is off', () => {
  expect(inputOf(fields, { kind: 'NETWORK', note: '  ' })).toMatchObject({ note: null });
  expect(valuesOf(fields, { kind: 'NETWORK', note: null })).toMatchObject({
    note: '',
    folding: false,
  });
});

it('a field has changed where users see another value', () => {
  const before = { kind: 'A', note: null };
  expect(changedFields(fields, before, { kind: 'A', note: undefined })).toEqual([]);
  expect(changedFields(fields, before, { kind: 'B', note: null })).toEqual(['kind']);
});
