// A deposit or a collection whose time contradicts what is known is recorded, marked, and in no length of stay.
import { expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { collectAnalyzeReport } from '../../../contract/reports/reports.ts';
import { dwellStatistics } from '../../../contract/reports/statistics.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { checkedPin } from '../../kit/takeOut.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

const HOUR = 3_600_000;

const services = await parcelServices();

let keys = 0;
async function report(what: 'DEPOSITED' | 'COLLECTED', ordersId: number, time: number) {
  const proof = what === 'COLLECTED' ? await checkedPin(services.locker, ordersId) : {};
  const said = {
    key: `a doubtful one ${(keys += 1)}`,
    what,
    ordersId,
    boxId: services.locker.boxId,
  };
  return (await services.locker.say(terminals.parcel, { ...said, ...proof, time })).body;
}
const isDoubtful = async (ordersId: number) => (await services.parcel(ordersId)).timesDoubtful;

it('what is laid in and taken out in order is not marked', async () => {
  const ordersId = await services.stored();
  services.locker.pass(HOUR);
  await report('COLLECTED', ordersId, services.now);
  expect(await isDoubtful(ordersId)).toBe(false);
});

it('laid in an hour before it was booked', async () => {
  const ordersId = await services.book();
  expect(await report('DEPOSITED', ordersId, services.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
  expect(await services.parcel(ordersId)).toMatchObject({ ordersStatus: 'STORED' });
});

it('laid into a box in which another parcel was at that time', async () => {
  const before = await services.stored();
  services.locker.pass(2 * HOUR);
  await report('COLLECTED', before, services.now);
  const ordersId = await services.book();
  await updateRows(services, 'parcels', { ordersId }, { bookTime: services.now - 3 * HOUR });
  expect(await report('DEPOSITED', ordersId, services.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
});

it('taken out before it was laid in; how long it lay is in no statistic and no report', async () => {
  const { lockerId } = services.locker;
  const sound = await services.stored();
  services.locker.pass(HOUR);
  await report('COLLECTED', sound, services.now);
  const ordersId = await services.stored();
  expect(await report('COLLECTED', ordersId, services.now - HOUR)).toEqual({ accepted: true });
  expect(await isDoubtful(ordersId)).toBe(true);
  for (const query of [dwellStatistics.query, collectAnalyzeReport.query]) {
    const { sums } = (await services.ask(query, { lockerId })).body;
    expect(sums?.averageHours).toBe(1);
  }
});
