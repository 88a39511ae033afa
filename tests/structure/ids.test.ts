// Ids of records are opaque in the browser: one type names them, and nothing turns them into numbers.
import { expect, test } from 'vitest';
import { below } from './modules.ts';

/** Numbers called ids that are no record's: each file with the reason. */
const NUMBERS: Readonly<Record<string, string>> = {
  'src/dataProvider/liveStream.ts': 'the messages of a stream are numbered',
  'src/dataProvider/downloads.ts': 'downloads of this tab, numbered here',
  'src/custom/systemSetting/useReminders.ts': 'rows of the form, numbered here',
  'src/custom/lockerForm/devices/deviceEntry.ts': 'new devices are numbered below zero until saved',
  'domain/layout/legacyCabinets.ts': 'sizes of the static list (R3.31)',
  'domain/lockers/legacyLockers.ts': 'rules of the reference server alone',
  'domain/parcels/parcels.ts': 'rules of the reference server alone',
  'domain/people/members.ts': 'rules of the reference server alone',
  'domain/people/seals.ts': 'rules of the reference server alone',
};

/** Box types have the numbers of the static list on every server (R3.30). */
const BOX_TYPE = 'boxTypeId';

const NAME = String.raw`\b(?!${BOX_TYPE}\b)(?:ids?|[a-z]\w*Ids?)\b`;
const NUMBER = String.raw`(?:number\b|\(?(?:string \| number|number \| string)|(?:Readonly)?(?:Set|Map)<number\b)`;

const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'is said to be a number': new RegExp(String.raw`${NAME}\??: (?:readonly )?${NUMBER}`, 'g'),
  'is cast to a number': new RegExp(String.raw`${NAME}['\]]* as (?:readonly )?number\b`, 'g'),
  'becomes a number': new RegExp(
    String.raw`\b(?:Number|parseInt|parseFloat)\([^()]*${NAME}[^()]*\)`,
    'g',
  ),
  'becomes a number by its sign': new RegExp(
    String.raw`(?:[=(,?:[{]|=>|return) ?[+-](?:\w+\.)*${NAME}`,
    'g',
  ),
  'is computed with': new RegExp(
    String.raw`${NAME}(?: \?\? 0\))? (?:[-*/%]|[<>]=?) |Math\.\w+\([^;]*${NAME}`,
    'g',
  ),
  'has a type of its own': /type \w*Ids? = [^;]*\b(?:string|number)\b/g,
};

const faults = (text: string): string[] => {
  const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '').replaceAll(/`[^`]*`/g, '``');
  return Object.entries(FORBIDDEN).flatMap(([fault, pattern]) =>
    [...code.matchAll(pattern)].map(([found]) => `${found.trim()} ${fault}`),
  );
};

const browser = below('src', 'domain', 'contract').filter(
  ({ path }) => !path.startsWith('src/i18n/') && path !== 'domain/recordId.ts',
);

test('no file of the browser gives an id another type, makes it a number or computes with it', () => {
  expect(browser.length).toBeGreaterThan(500);
  const wrong = browser
    .filter(({ path }) => !(path in NUMBERS))
    .flatMap(({ path, text }) => faults(text).map((fault) => `${path}: ${fault}`));
  expect(wrong).toEqual([]);
});

test('every file that numbers its ids does so', () => {
  const needless = Object.keys(NUMBERS).filter(
    (path) => !browser.some((one) => one.path === path && faults(one.text).length > 0),
  );
  expect(needless).toEqual([]);
});

test.each([
  'function open(boxId: number) {}',
  'interface Row { readonly id: number }',
  'const all = (lockerIds: readonly number[]) => lockerIds;',
  'function show(userId: string | number) {}',
  'let chosen: Id; type Id = string | number;',
  'open(Number(query.lockerId));',
  'open(Number.parseInt(row.id, 10));',
  'open(+row.boxId);',
  "const id = record['lockerId'] as number;",
  'rows.toSorted((one, other) => one.boxId - other.boxId);',
  'if (lockerId > 0) open();',
  'const next = Math.max(0, ...rows.map(({ deviceId }) => deviceId)) + 1;',
])('an id that is taken for a number is seen in: %s', (text) => {
  expect(faults(text)).not.toEqual([]);
});
