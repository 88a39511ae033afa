// The calls as the requirements document them: each is in the contract, with its inputs, its answers and its form.
import { describe, expect, it, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { REPORTS } from '../../domain/reports/reports.ts';
import { openApi } from '../../server/apiDocs/openApi.ts';
import { accountCalls } from './accountCalls.ts';
import { documentedAddresses, documentedNames, foundOf, type Group } from './documented.ts';
import { gatewayCalls } from './gatewayCalls.ts';
import { lockerCalls } from './lockerCalls.ts';
import { memberCalls, parcelCalls } from './parcelCalls.ts';
import { priceCalls } from './priceCalls.ts';
import { providerGroups } from './providerCalls.ts';
import { reportCalls } from './reportCalls.ts';
import { staffGroups } from './staffCalls.ts';
import { templateCalls } from './templateCalls.ts';

const GROUPS: Readonly<Record<string, Group>> = {
  ...lockerCalls,
  'Parcels and orders': parcelCalls,
  Members: memberCalls,
  'Signing in': accountCalls,
  ...staffGroups,
  ...providerGroups,
  Gateways: gatewayCalls,
  Prices: priceCalls,
  Templates: templateCalls,
  Reports: reportCalls,
};

const numbersOf = (proves = '') => (proves === '' ? '' : `(${proves.replaceAll(' ', ', ')})`);
const titled = (calls: Group) =>
  Object.entries(calls).map(
    ([address, documented]) => [address, numbersOf(documented.proves), documented] as const,
  );

describe.each(Object.entries(GROUPS))('%s', (_group, calls) => {
  test.each(titled(calls))('%s %s', (address, _numbers, documented) => {
    const found = foundOf(address);
    const { takes, answers, rows } = documentedNames(documented);
    expect(found, address).toBeDefined();
    expect(found?.takes).toEqual(expect.arrayContaining(takes));
    expect(found?.answers).toEqual(expect.arrayContaining(answers));
    expect(found?.rows).toEqual(expect.arrayContaining(rows));
    expect(found?.gives).toBe(documented.gives ?? 'json');
    expect(found?.sends).toBe(
      { file: 'multipart', list: 'list', none: 'json' }[documented.sends ?? 'none'],
    );
    // It is asked without anything that a server would have to announce.
    expect(found?.feature).toBeUndefined();
  });
});

test('every call of the requirements is in these tables', () => {
  const known = new Set(Object.values(GROUPS).flatMap((calls) => Object.keys(calls)));
  expect(documentedAddresses.length).toBeGreaterThan(100);
  expect(documentedAddresses.filter((address) => !known.has(address))).toEqual([]);
});

describe('Reports besides', () => {
  it('collection times have no pages (R7.122)', () => {
    expect(foundOf('GET /api/report/v1/collectAnalyzeQuery')?.takes).not.toContain('page');
  });

  it.each(REPORTS)('export/%s in CSV and XLSX, and by e-mail (R7.125, R7.126)', (name) => {
    const root = `GET /api/report/v1/export/${name}`;
    for (const format of ['CSV', 'XLSX'])
      expect(foundOf(`${root}/${format}`)).toMatchObject({ gives: 'file' });
    expect(foundOf(`${root}/email`)).toMatchObject({ gives: 'json', answers: ['result'] });
  });

  it('a file and an e-mail take all that the query takes, but its page', () => {
    for (const name of REPORTS) {
      const takes = (part: string) =>
        foundOf(`GET ${allEndpoints[`${name}Report.${part}`]?.path}`)?.takes ?? [];
      const filters = takes('query').filter((one) => one !== 'page' && one !== 'size');
      expect(takes('exportCsv').toSorted(), name).toEqual(filters.toSorted());
      expect(takes('exportXlsx').toSorted(), name).toEqual(filters.toSorted());
      expect(takes('email').toSorted(), name).toEqual([...filters, 'format'].toSorted());
    }
  });
});

/** The operations, parameters and fields below a part of the API document that no sentence describes. */
function undescribed(part: unknown, at: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { operationId, description, in: isParameter } = part as Record<string, unknown>;
  const isField = /\.properties\.[^.]+$/.test(at);
  const isSentence = typeof description === 'string' && /^\S.{9,}[.:]$/s.test(description);
  return [
    ...((operationId || isParameter || isField) && !isSentence ? [at] : []),
    ...Object.entries(part).flatMap(([name, one]) => undescribed(one, `${at}.${name}`)),
  ];
}

test('every operation, parameter and field of the API document is described', () => {
  const { paths, components } = openApi('http://lockerdesk.test');
  expect(undescribed({ paths, components }, '')).toEqual([]);
});
