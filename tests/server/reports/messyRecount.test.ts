// After messy use of lockers every figure still equals a recount.
import { expect, it } from 'vitest';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import * as reports from '../../../contract/reports/reports.ts';
import { countedAt, rawEvents } from '../dashboard/recountedEvents.ts';
import { openParcelServer } from '../parcels/parcelServer.ts';
import { beMessy } from './messyUse.ts';
import * as recount from './recount.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const servers = await forFile(openParcelServer());
const { services, used } = await beMessy(servers);

const sumsOf = async (endpoint: Endpoint, asked: object = { size: 10_000 }) =>
  ((await services.ask(endpoint, asked)).body as { sums: object }).sums;

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
  const folded = await recount.fold(services.locker.server.database);
  const { parcelAndPaymentReport, paymentPreUseReport, collectAnalyzeReport } = reports;
  expect(await sumsOf(parcelAndPaymentReport.query)).toEqual(recount.transactions(folded, {}));
  expect(await sumsOf(paymentPreUseReport.query)).toEqual(recount.byUse(folded, {}));
  expect(await sumsOf(collectAnalyzeReport.query, {})).toMatchObject({
    totalCount: recount.dwellings(folded, {}).length,
  });
  const paid = [...recount.payers(folded, {}).values()];
  const cents = paid.reduce((all, { byUse, subscribed }) => all + byUse + subscribed, 0);
  expect(await sumsOf(reports.payMemberInfoReport.query)).toMatchObject({
    totalCount: paid.length,
    amount: cents / 100,
  });
});

it('the use of the lockers', async () => {
  const folded = await recount.fold(services.locker.server.database);
  const { body } = await services.ask(reports.lockersUsageReport.query, { size: 10_000 });
  const { content } = body as { content: Record<string, unknown>[] };
  for (const one of used) {
    const row = content.find(({ lockerId }) => lockerId === one);
    expect(row).toMatchObject(recount.usage(folded, {}).get(one)!);
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
