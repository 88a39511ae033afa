// The export of network alerts: every alert of the network as a workbook that no text of it can harm.
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { sheetXml } from '../../kit/sheetXml.ts';
import { listAlerts } from './listAlerts.ts';

const server = await fileServer();
const token = await server.signIn('viewer');

async function report(input: Input<typeof alertCalls.networkReport>) {
  const response = await server.app.fetch(requestOf(alertCalls.networkReport, input, { token }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const book = await readXlsx(bytes);
  return { response, bytes, rows: (book.sheets[0]?.rows ?? []).slice(1) };
}

it('holds a line an alert, or those first reported in a time (R2.129, R7.52)', async () => {
  const all = await listAlerts(server, token, { sort: 'id,asc' });
  const { response, rows } = await report({});
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="network-alerts-\d{4}-\d\d-\d\d\.xlsx"$/,
  );
  expect(rows).toHaveLength(all.length);
  expect(rows.map((row) => [row[0], row[1], row[2]])).toEqual(
    all.map((alert) => [alert.alertType, alert.alertState, alert.lockerNumber]),
  );
  const startTime = all[Math.floor(all.length / 2)]?.startTime ?? 0;
  const later = await report({ startTime, endTime: startTime + 30 * 86_400_000 });
  expect(later.rows).toHaveLength(
    all.filter(
      (alert) => alert.startTime >= startTime && alert.startTime <= startTime + 30 * 86_400_000,
    ).length,
  );
});

it('takes no note for a formula', async () => {
  const { db } = server.database;
  const { alertId } = await db
    .updateTable('alerts')
    .set({ note: '=HYPERLINK("http://evil.test")' })
    .where('alertId', '=', 1)
    .returning('alertId')
    .executeTakeFirstOrThrow();
  const { rows, bytes } = await report({});
  expect(alertId).toBe(1);
  expect(rows[0]?.at(-1)).toBe('=HYPERLINK("http://evil.test")');
  expect(await sheetXml(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
});

it('is refused for a time that is none, and written into the history', async () => {
  expect(
    await server.ask(alertCalls.networkReport, { startTime: 'x' as unknown as number }, { token }),
  ).toMatchObject({ status: 400, body: { field: 'startTime' } });
  const taken = await readEvents(server, { subjectType: 'export', subjectId: 'alertReport' }, [
    'byName',
  ]);
  expect(taken.length).toBeGreaterThan(0);
  expect(new Set(taken.map(({ byName }) => byName))).toEqual(new Set(['viewer']));
});
