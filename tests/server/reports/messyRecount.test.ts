// After messy use of lockers every figure still equals a recount.
import { expect, it } from 'vitest';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import * as reports from '../../../contract/reports/reports.ts';
import { countedAt, rawEvents } from '../dashboard/recountedEvents.ts';
import { openParcelServer } from '../parcels/parcelServer.ts';
import { beMessy } from './messyUse.ts';
import { expectRows, shown } from './readBack.ts';
import { fold, usage } from './recount.ts';
import * as rows from './recountedRows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const servers = await forFile(openParcelServer());
const { services, used } = await beMessy(servers);

const asking = { server: services.locker.server, token: services.locker.staff };

it('something happened of each', async () => {
  const states = await services.db
    .selectFrom('parcels')
    .select('ordersStatus')
    .where('lockerId', 'in', used)
    .execute();
  expect(states.map(({ ordersStatus }) => ordersStatus)).toEqual(
    expect.arrayContaining(['STORED', 'FINISHED', 'REMOVE', 'FAILED_DEPOSIT']),
  );
  const [strays] = await services.db
    .selectFrom('strays')
    .select((is) => is.fn.countAll<number>().as('count'))
    .execute();
  expect(strays?.count).toBeGreaterThan(0);
});

it('the reports of parcels and of payments', async () => {
  const folded = await fold(services.locker.server.database);
  const wanted = {
    ordersId: [reports.parcelAndPaymentReport, rows.transactionRows(folded, {})],
    paymentId: [reports.paymentPreUseReport, rows.byUseRows(folded, {})],
    fromHour: [reports.collectAnalyzeReport, rows.dwellingRows(folded, {})],
    memberId: [reports.payMemberInfoReport, rows.payerRows(folded, {})],
  } as const;
  for (const [key, [report, own]] of Object.entries(wanted))
    await expectRows(asking, report, {}, key, own);
});

it('the use of the lockers', async () => {
  const folded = await fold(services.locker.server.database);
  const { content } = await shown(asking, reports.lockersUsageReport.query, {});
  for (const one of used) {
    const row = content.find(({ lockerId }) => lockerId === one);
    expect(row).toMatchObject(usage(folded, {}).get(one)!);
  }
});

it('the dashboard', async () => {
  const { last } = countedAt(await rawEvents(services.locker.server.database), services.now);
  const { body } = await services.ask(dashboard.diagrams, {});
  expect(body).toMatchObject({
    bookedIn48Hrs: last!['booked'],
    depositedIn48Hrs: last!['deposited'],
    collectedIn48Hrs: last!['collected'],
    postIn48Hrs: last!['post'],
  });
});
