// Which kind a field is when nobody says: "Infer kinds, write exceptions".
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { link, time } from '../../contract/scalars.ts';
import { isFollowable } from '../../src/engine/fields/link.tsx';
import { choicesOf, fieldTypeNamed, fieldTypeOf } from '../../src/engine/fields/fieldTypes.tsx';

test.each([
  { of: 'text', schema: z.string(), kind: 'text' },
  { of: 'a number', schema: z.int().optional(), kind: 'number' },
  { of: 'one of a list', schema: z.enum(['A', 'B']).nullable(), kind: 'choice' },
  { of: 'yes or no', schema: z.boolean(), kind: 'boolean' },
  { of: 'a moment', schema: time.nullable().optional(), kind: 'time' },
  { of: 'an address', schema: link.nullable(), kind: 'link' },
] as const)('a field of $of is of kind $kind', ({ schema, kind }) => {
  expect(fieldTypeOf(schema)).toBe(fieldTypeNamed(kind));
});

test('the choices of a filter are those that the list endpoint takes', () => {
  expect(choicesOf(z.enum(['ENABLE', 'DISABLE']).optional())).toEqual(['ENABLE', 'DISABLE']);
  expect(choicesOf(z.string())).toBeUndefined();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere', ''])(
  'the address "%s" is never followed',
  (address) => {
    expect(isFollowable(address)).toBe(false);
  },
);

test('a telephone number is dialled with its +', () => {
  const { Show } = fieldTypeNamed('phone');
  render(<Show value="+357 99 123456" row={{}} resourceName="x" field="phone" place="card" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+35799123456');
});
