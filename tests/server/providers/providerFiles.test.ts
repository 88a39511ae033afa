// The provider list as a workbook and as a PDF: with its filters, in its order, with Chinese that can be read back.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providers } from '../../../contract/people/providers.ts';
import type { ExportColumn } from '../../../server/exports/export.ts';
import { PDF_ROWS_MAX, pdfDownload } from '../../../server/exports/pdfDownload.ts';
import { makePdf } from '../../../server/outside/pdf.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { pdfText } from '../../kit/pdfText.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

const take = async (endpoint: typeof providers.exportPdf, filters: object) => {
  const response = await server.app.fetch(requestOf(endpoint, filters, { token }));
  expect(response.status).toBe(200);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

it('the PDF has Chinese, and only what the filter matches (R2.115, R7.28)', async () => {
  const filters = { providerType: 'COURIER', sort: 'providerNumber,asc' };
  const { response, bytes } = await take(providers.exportPdf, filters);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/"providers-[\d-]+\.pdf"/);
  const [page = []] = pdfText(bytes);
  const text = page.join('');
  expect(text).toContain('黎凡特物流 Levant Logistics');
  expect(text).toContain('Provider type: COURIER');
  expect(text).toContain('1 / 1');
  expect(text.match(/P1\d\d/g)).toEqual(['P102', 'P103', 'P104', 'P106', 'P108']);
});

it('the workbook has the same rows, and each of the two is written down (R2.115, R7.28)', async () => {
  const { bytes } = await take(providers.exportXlsx, { providerStatus: 'LOCKED' });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows.map((row) => row[0])).toEqual(['Provider number', 'P108']);
  const events = await server.database.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('subjectKind', '=', 'export')
    .where('subjectId', '=', 'providers')
    .orderBy('id')
    .execute();
  expect(events).toMatchObject([
    { type: 'EXPORTED', data: { format: 'pdf', filters: { providerType: 'COURIER' } } },
    { type: 'EXPORT_ENDED', data: { format: 'pdf', rows: 5, whole: true } },
    { type: 'EXPORTED', data: { format: 'xlsx' } },
    { type: 'EXPORT_ENDED', data: { format: 'xlsx', rows: 1, whole: true } },
  ]);
});

it('a long list has its head on every page, and says where it stops', async () => {
  async function* pages() {
    yield Array.from({ length: 60 }, (_, index) => `第${String(index)}行\u0007`);
  }
  const columns: ExportColumn<string>[] = [{ header: 'Row', value: (row) => row }];
  const about = { title: 'Rows', taken: 'now', params: {} };
  const response = await pdfDownload(
    { name: 'rows', columns, pages: pages(), timeZone: 'UTC' },
    about,
    50,
  );
  const read = pdfText(new Uint8Array(await response.arrayBuffer()));
  expect(read.length).toBeGreaterThan(1);
  for (const page of read) expect(page).toContain('Row');
  const text = read.flat().join('');
  expect(text).toContain('now · the first 50 rows; there are more');
  expect(text).toContain('第49行');
  expect(text).not.toContain('第50行');
  expect(PDF_ROWS_MAX).toBe(10_000);
});

it('PDFs are made one at a time; whoever comes when many wait is told to come again', async () => {
  const order = { title: 'One', notes: [], head: ['A'], rows: [['1']] };
  const asked = await Promise.allSettled(Array.from({ length: 7 }, () => makePdf(order)));
  expect(asked.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(asked.at(-1)).toMatchObject({ reason: { code: 'BUSY' } });
});
