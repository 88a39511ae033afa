// The API explains itself: every operation, field and problem code has words, and they are words of what is there.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Listing } from '../../contract/endpoint.ts';
import { problems } from '../../contract/problems.ts';
import { inner } from '../../contract/scalars.ts';
import { BACKEND_AUTHORITIES, TERMINAL_AUTHORITIES } from '../../domain/people/authorities.ts';
import { conventions, limitRows } from '../../server/apiDocs/conventions.ts';
import { fieldDescriptions, keyCount, keysOf } from '../../server/apiDocs/fieldDescriptions.ts';
import { FILTERS } from '../../server/apiDocs/filters.ts';
import { operationDescriptions } from '../../server/apiDocs/operationDescriptions.ts';
import { problemMessages } from '../../server/apiDocs/problemMessages.ts';
import { resources } from '../../server/apiDocs/resources.ts';
import { subjects } from '../../server/apiDocs/subjects.ts';
import {
  describedFields,
  describedOperations,
  enumValues,
  onlyRepeats,
  problemFields,
  type Named,
} from './described.ts';

const calls = Object.keys(allEndpoints);
const groups = [...new Set(calls.map((call) => call.split('.')[0]!))];
const placeOf = ({ call, path, name }: Named) => `${call} ${[...path, name].join('.')}`;

const isSentence = (text: string | undefined): boolean => /^\S.{9,}[.:]$/s.test(text ?? '');

describe('Every operation', () => {
  test('has a summary of its own, a description and a chapter', () => {
    const wanting = describedOperations.filter(
      ({ summary, description, tags }) => !summary || !isSentence(description) || !tags[0],
    );
    expect(wanting.map(({ call }) => call)).toEqual([]);
    const summaries = describedOperations.map(({ summary }) => summary);
    expect(summaries.filter((one, index) => summaries.indexOf(one) !== index)).toEqual([]);
  });

  test('says more in its description than in its name and its summary', () => {
    const repeating = describedOperations.filter(({ call, summary, description }) =>
      onlyRepeats(`${call} ${summary}`, description ?? ''),
    );
    expect(repeating.map(({ call }) => call)).toEqual([]);
  });
});

describe('Every field', () => {
  test('has a description', () => {
    expect(describedFields.length).toBeGreaterThan(3_000);
    const silent = [...describedFields, ...problemFields].filter(
      ({ description }) => !isSentence(description),
    );
    expect(silent.map(placeOf)).toEqual([]);
  });

  test('says more in its description than its name does', () => {
    const repeating = describedFields.filter(({ name, description }) =>
      onlyRepeats(name, description ?? ''),
    );
    expect([...new Set(repeating.map(({ name }) => name))]).toEqual([]);
  });
});

describe('Every problem code', () => {
  test.each(Object.keys(problems))('%s says what it means and what to do', (code) => {
    const [meaning, action] = problemMessages[code as keyof typeof problems];
    expect(isSentence(meaning) && isSentence(action)).toBe(true);
    expect(onlyRepeats(code, meaning)).toBe(false);
  });
});

describe('No word is left over', () => {
  test('of a field', () => {
    const used = new Set(
      describedFields.flatMap(({ call, path, name }) => {
        const parent = path.slice(1).findLast((one) => one !== 'content');
        return keysOf({ call, parent, name }).find((key) => fieldDescriptions.has(key)) ?? [];
      }),
    );
    expect([...fieldDescriptions.keys()].filter((key) => !used.has(key))).toEqual([]);
    expect(keyCount).toBe(fieldDescriptions.size);
  });

  test('of a call, a resource, a filter or a chapter', () => {
    expect(Object.keys(operationDescriptions).filter((call) => !(call in allEndpoints))).toEqual(
      [],
    );
    expect(Object.keys(resources).filter((group) => !groups.includes(group))).toEqual([]);
    const said = Object.entries(resources).flatMap(([group, { more = {} }]) =>
      Object.keys(more).map((name) => `${group}.${name}`),
    );
    expect(said.filter((call) => !(call in allEndpoints) || call in operationDescriptions)).toEqual(
      [],
    );
    expect(Object.keys(FILTERS).filter((group) => !groups.includes(group))).toEqual([]);
    expect(subjects.flatMap((subject) => subject.groups).toSorted()).toEqual(groups.toSorted());
  });
});

test('every text filter of a list says how it finds', () => {
  const lists = Object.entries(allEndpoints).filter(([, endpoint]) => 'filters' in endpoint);
  const silent = lists.flatMap(([call, endpoint]) => {
    const { filters, input } = endpoint as Listing;
    return (
      filters
        .filter((name) => inner(input.shape[name] as z.ZodType).def.type === 'string')
        // The end of a period says so itself.
        .filter((name) => (input.shape[name] as z.ZodType).meta()?.['ends'] === undefined)
        .filter((name) => FILTERS[call.split('.')[0]!]?.[name] === undefined)
        .map((name) => `${call} ${name}`)
    );
  });
  expect(lists.length).toBeGreaterThan(25);
  expect(silent).toEqual([]);
});

/** Every word in capitals that the contract or the product knows. */
const known = new Set<string>([
  ...Object.keys(problems),
  ...BACKEND_AUTHORITIES,
  ...TERMINAL_AUTHORITIES,
  ...fieldDescriptions.keys(),
  ...enumValues,
  'SUPER_ADMIN',
]);

test('a code that a description names is one that there is', () => {
  const texts = [
    ...describedOperations.map(({ description }) => description ?? ''),
    ...Object.values(problemMessages).flat(),
    ...conventions.flatMap(({ paragraphs }) => paragraphs),
    ...limitRows.map(([, , code]) => (code === '' ? '' : `\`${code}\``)),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, code]) => code!),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});
