// Files in the language of their reader: headings, values, and what programs that name no language get.
import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { providers } from '../../../contract/people/providers.ts';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { hourStatistics } from '../../../contract/reports/statistics.ts';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import { orders } from '../../../contract/parcels/orders.ts';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { apiCallReport, parcelAndPaymentReport } from '../../../contract/reports/reports.ts';
import { choices as english } from '../../../src/i18n/en/choices.ts';
import { choices as chinese } from '../../../src/i18n/zh/choices.ts';
import { lockerLog as chineseLog } from '../../../src/i18n/zh/pages/lockers.ts';
import { provider as chineseProvider } from '../../../src/i18n/zh/pages/people.ts';
import { statistics as englishStatistics } from '../../../src/i18n/en/pages/reports.ts';
import { statistics as chineseStatistics } from '../../../src/i18n/zh/pages/reports.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const call = { providerId: null, parcelNumber: null, call: 'announce', callingTime: 1, ip: '' };
const results = Object.keys(chineseProvider.results);
const calls = results.map((result) => ({ ...call, result, time: Date.now() }));
await server.database.db.insertInto('providerCalls').values(calls).execute();

/** What these files cannot be asked for without. */
const INPUT: Readonly<Record<string, object>> = {
  'lockerLogs.export': { lockerId: 1 },
  'availabilityCalls.historyCsv': { id: 1 },
};
const ALL = Object.entries(allEndpoints);
const nameOf = (endpoint: Endpoint) => ALL.find(([, one]) => one === endpoint)?.[0] ?? '';

async function bytesOf(endpoint: Endpoint, language?: string): Promise<Uint8Array> {
  const request = requestOf(endpoint, INPUT[nameOf(endpoint)] ?? {}, { token });
  if (language !== undefined) request.headers.set('Accept-Language', language);
  const response = await server.app.fetch(request);
  expect(response.status, endpoint.path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** The cells of a file as texts. */
async function linesOf(endpoint: Endpoint, language?: string): Promise<string[][]> {
  const bytes = await bytesOf(endpoint, language);
  const rows = isCsv(endpoint)
    ? parseCsv(Buffer.from(bytes).toString())
    : await openWorkbook(bytes);
  return rows.map((row) => row.map((cell) => String(cell ?? '')));
}

const isCsv = ({ path }: Endpoint) => /csv/i.test(path);
/** Every list as CSV, and those that are workbooks only: all formats of a list have the same columns. */
const FILES = [
  ...ALL.filter(([, endpoint]) => endpoint.gives === 'file' && isCsv(endpoint)),
  ...ALL.filter(([, one]) => one === alertCalls.networkReport || one === providers.exportXlsx),
];

const CHINESE = 'zh-CN,zh;q=0.9,en;q=0.8';
const CODE = /^[A-Z]{2,}(_[A-Z0-9]+)*$/;

/** Codes that are the same in every language, by list or heading. */
const JUSTIFIED: Readonly<Record<string, string>> = {
  'audit.exportCsv':
    'evidence: the codes under which the API and the seals know events (decision 124)',
  格口尺寸: 'sizes are called XS, XL and XXL',
  币种: 'codes of ISO 4217',
  格式: 'CSV and XLSX are names',
};

/** Cells of a file that are a code, or a list with one. */
function codesIn(name: string, [head = [], ...rows]: string[][]): string[] {
  expect(rows, name).not.toHaveLength(0);
  const places = head.flatMap((heading, place) => (heading in JUSTIFIED ? [] : [place]));
  return rows.flatMap((row) =>
    places
      .map((place) => [head[place] ?? '', row[place] ?? ''] as const)
      .filter(([, cell]) => cell.split(', ').some((part) => CODE.test(part)))
      .map((cell) => `${name}: ${cell.join(' ')}`),
  );
}

it('in Chinese every export has Chinese headings, and no codes but those named here', async () => {
  const english: string[] = [];
  const codes: string[] = [];
  for (const [name, endpoint] of FILES) {
    const lines = await linesOf(endpoint, CHINESE);
    const headings = lines[0]?.filter((heading) => !/\p{Script=Han}/u.test(heading)) ?? [];
    english.push(...headings.map((heading) => `${name}: ${heading}`));
    if (!(name in JUSTIFIED)) codes.push(...codesIn(name, lines));
  }
  expect(FILES.length).toBeGreaterThan(30);
  expect(english).toEqual([]);
  expect([...new Set(codes)]).toEqual([]);
});

it.each([
  ['级别', 'Level', chineseLog.levels, lockerLogs.export],
  ['结果', 'Result', chineseProvider.results, apiCallReport.exportCsv],
  ['接口', 'Call', chineseProvider.calls, apiCallReport.exportCsv],
  ['星期', 'Weekday', chineseStatistics.weekdays, hourStatistics.exportCsv],
  ['状态', 'Status', chinese.orderStatus, orders.exportCsv],
])('under %s people read words, programs the codes', async (heading, english, labels, endpoint) => {
  /** The values of the column, without the sums below. */
  const valuesOf = async (name: string, language?: string) => {
    const [head = [], ...rows] = await linesOf(endpoint, language);
    const sums = rows.findIndex(([first]) => first === 'Total' || first === '合计');
    const values = rows.slice(0, sums < 0 ? undefined : sums);
    return new Set(values.map((row) => row[head.indexOf(name)] ?? ''));
  };
  const [words, codes] = [await valuesOf(heading, CHINESE), await valuesOf(english)];
  expect(codes.size).toBeGreaterThan(1);
  expect(Object.keys(labels)).toEqual(expect.arrayContaining([...codes]));
  const known: Readonly<Record<string, string>> = labels;
  expect(words).toEqual(new Set([...codes].map((code) => known[code])));
});

it('in English a heading has the word of the screens; programs, and others, get the one that they know', async () => {
  expect((await linesOf(parcels.exportCsv, 'en-GB,en'))[0]).toContain('Booking number');
  for (const language of [undefined, 'de-DE'])
    expect((await linesOf(parcels.exportCsv, language))[0]).toContain('Book number');
});

it.each([
  ['en', 'Pay status', 'Amount', english.payStatus],
  ['zh', '付款状态', '金额', chinese.payStatus],
  [undefined, 'Pay status', 'Amount', { SUCCESS: 'SUCCESS', NOTHING_DUE: 'SUCCESS' }],
] as const)(
  'to %s what costs nothing is not said to be paid',
  async (language, heading, amount, words) => {
    const { body } = await server.ask(parcels.list, { size: 10_000 }, { token });
    const found = new Map(body.content.map((row) => [row.parcelNumber, row]));
    const [head = [], ...rows] = await linesOf(parcels.exportCsv, language);
    const seen = new Set<boolean>();
    for (const row of rows) {
      const { payStatus, nothingDue } = found.get(row[0] ?? '')!;
      if (payStatus === 'WAIT') continue;
      seen.add(nothingDue === true);
      expect(row[head.indexOf(heading)]).toBe(words[nothingDue ? 'NOTHING_DUE' : 'SUCCESS']);
    }
    expect(seen.size).toBe(2);
    const [top = [], ...lines] = await linesOf(parcelAndPaymentReport.exportCsv, language);
    const free = lines.filter((line) => line[top.indexOf(amount)] === '0,00');
    expect(free.length).toBeGreaterThan(0);
    for (const line of free) expect(line[top.indexOf(heading)]).toBe(words.NOTHING_DUE);
  },
);

it('customers have their language, and yes and no in that of the reader', async () => {
  await server.database.db.updateTable('members').set({ language: 'zh' }).execute();
  const [head = [], first = []] = await linesOf(members.exportCsv, 'zh');
  expect(first[head.indexOf('语言')]).toBe(chinese.language.zh);
  expect(['是', '否']).toContain(first[head.indexOf('已暂停')]);
});

it.each([
  ['en', englishStatistics.columns, 'Deposited'],
  ['zh', chineseStatistics.columns, '存入时间'],
] as const)(
  'to %s a count is not headed as the time of another file',
  async (language, labels, time) => {
    const [head = []] = await linesOf(hourStatistics.exportCsv, language);
    expect(head.slice(-2)).toEqual([labels.depositedCount, labels.collectedCount]);
    const [top = []] = await linesOf(parcelAndPaymentReport.exportCsv, language);
    expect(top).toContain(time);
  },
);
