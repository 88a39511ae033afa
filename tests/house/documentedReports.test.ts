// The specification's line of reports, call by call: each is in the contract, with its inputs and the fields of its rows.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { REPORTS } from '../../domain/reports.ts';
import { documentedNames, foundOf, type Documented } from './documented.ts';

/** 'All with startTime, endTime and mostly page, size.' */
const SPAN = 'startTime endTime';
const PAGED = `${SPAN} page size`;
const TOTALS = 'totalCount courier member memberFinished expired';
const PAYMENT = 'payTime startTimeUseLocker endTimeUseLocker amount paymentScheme';

const CALLS: Record<string, Documented> = {
  apiCallQuery: { takes: PAGED, rows: 'callingTime' },
  parcelAndPaymentQuery: { takes: PAGED, rows: 'bookTime payTime amount paymentScheme' },
  paymentPreUseQuery: { takes: `${PAGED} lockerName`, rows: PAYMENT },
  paymentPreUseQueryLockerName: { takes: `${PAGED} lockerName`, rows: PAYMENT },
  lockersUsageQuery: { takes: PAGED, rows: `lockerName ${TOTALS}` },
  lockersUsageSum: { takes: SPAN, answers: TOTALS },
  subscriptionQuery: {
    takes: `${PAGED} username mobile paymentScheme`,
    rows: `${PAYMENT} currentYearIncome nextYearIncome`,
  },
  renewedOrExpiredQuery: {
    takes: `${PAGED} subscription username paymentStartTime paymentEndTime`,
    rows: 'paymentTime expiredTime subscription amount paymentScheme',
  },
  collectAnalyzeQuery: { takes: SPAN, rows: 'totalCount' },
  payMemberInfoQuery: { takes: `${PAGED} firstLastName`, rows: 'username amount paymentScheme' },
};

const PAGE = 'content totalPages totalElements';

describe('GET /api/report/v1/', () => {
  it.each(Object.entries(CALLS))('%s', (name, documented) => {
    const found = foundOf(`GET /api/report/v1/${name}`);
    const paged = documented.takes?.includes('page') ? { answers: PAGE } : {};
    for (const [part, names] of Object.entries(documentedNames({ ...documented, ...paged })))
      expect(found?.[part as 'takes' | 'answers' | 'rows'], part).toEqual(
        expect.arrayContaining(names),
      );
    expect(found?.feature).toBeUndefined();
  });

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
