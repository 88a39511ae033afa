// The calls as the specification documents them: each is in the contract, with its inputs, its answers and its form.
import { describe, expect, it, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { REPORTS } from '../../domain/reports/reports.ts';
import { accountCalls } from './accountCalls.ts';
import { addressesIn, documentedNames, foundOf, type Group } from './documented.ts';
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

describe.each(Object.entries(GROUPS))('%s', (_group, [said, calls, count]) => {
  test.each(Object.entries(calls))('%s', (address, documented) => {
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

  test('every address that is documented stands in the table', () => {
    const { addresses, lacking } = addressesIn(said, calls);
    expect(addresses.length).toBeGreaterThan(0);
    if (count !== undefined) expect(addresses).toHaveLength(count);
    expect(lacking).toEqual([]);
  });
});

describe('Reports besides', () => {
  it('"collectAnalyzeQuery (no paging)"', () => {
    expect(foundOf('GET /api/report/v1/collectAnalyzeQuery')?.takes).not.toContain('page');
  });

  it.each(REPORTS)('export/%s "in CSV and XLSX variants, and e-mail-me"', (name) => {
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
