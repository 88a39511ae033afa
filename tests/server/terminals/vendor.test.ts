// A terminal that a vendor wrote from /docs alone runs a locker: nothing else is needed.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { updateRows, readRow } from '../../kit/databases/rows.ts';
import { pinOf } from '../../kit/takeOut.ts';
import { Terminal } from '../../vendor/terminal.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

const HOUR = 60 * 60 * 1_000;

let terminal: Terminal;
const services = await parcelServices();
beforeEach(async () => {
  const { key, server, now } = services.locker;
  terminal = new Terminal('http://server', key, (request) => server.app.fetch(request), now);
  await terminal.join();
});

const pin = async (ordersId: number) => (await pinOf(services.locker, ordersId)) ?? '';
const stateOf = async (ordersId: number) => (await services.parcel(ordersId)).ordersStatus;

it('is at most 200 lines of code, and imports nothing of the product', () => {
  const text = readFileSync('tests/vendor/terminal.ts', 'utf8');
  const code = text.split('\n').filter((line) => !/^\s*(?:\/\/.*|\/\*\*.*)?$/.test(line));
  expect(code.length).toBeLessThanOrEqual(200);
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imports).toEqual(['node:crypto']);
});

it('joins, beats by the server’s clock, and opens a box that staff ask for, once', async () => {
  expect(await terminal.beat()).toBeGreaterThan(5_000);
  expect(terminal.ahead).toBe(0);
  const taskId = await services.locker.open();
  expect(await terminal.serve()).toEqual([taskId]);
  await terminal.serve();
  expect(terminal.opened).toEqual([services.locker.boxId]);
});

it('takes a booked parcel by its label and hands it out by its PIN, paid first', async () => {
  const ordersId = await services.book();
  const { parcelNumber } = await services.parcel(ordersId);
  expect(await terminal.deposit(`P101|${parcelNumber}|1`)).toEqual({ accepted: true });
  expect(await terminal.deposit(parcelNumber)).toMatchObject({ code: 'LAID_IN' });
  expect(await terminal.collect('000000')).toBeUndefined();
  const amounts: number[] = [];
  const unwilling = await terminal.collect(await pin(ordersId), (amount) => {
    amounts.push(amount);
    return false;
  });
  expect([unwilling, amounts, await stateOf(ordersId)]).toEqual([undefined, [1.5], 'STORED']);
  expect(await terminal.collect(await pin(ordersId))).toBe(services.locker.boxId);
  expect(await stateOf(ordersId)).toBe('FINISHED');
  expect((await services.parcel(ordersId)).payStatus).toBe('SUCCESS');
});

it('takes what nobody booked, and what a customer posts; a courier who signs in fetches it', async () => {
  const brought = await terminal.deposit('VENDOR0001CY', '99123401');
  const posted = await terminal.arrive({
    parcelNumber: 'VENDOR0002CY',
    mobile: '99123402',
    parcelType: 'RETURN_PARCEL',
  });
  expect([brought, posted]).toMatchObject([{ accepted: true }, { accepted: true }]);
  const { roleId } = await readRow(services, 'roles', { name: 'COURIER' });
  const account = { username: 'vendor.courier', password: '482911', roleId, mobile: '99123456' };
  const named = { ...account, firstName: 'A', lastName: 'B', userStatus: 'ACTIVE', staffNo: 'V1' };
  const made = await services.ask(staffCalls.create, named as never);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect(await terminal.round('vendor.courier', '482911')).toBe(1);
  expect([await stateOf(brought?.ordersId ?? 0), await stateOf(posted?.ordersId ?? 0)]).toEqual([
    'STORED',
    'FINISHED',
  ]);
});

it('hands out by PIN while the server is away for hours, and catches up', async () => {
  const [first, second] = services.locker.boxIds;
  const [kept, revoked] = [await services.stored(first), await services.stored(second)];
  for (const ordersId of [kept, revoked])
    await updateRows(services, 'payments', { ordersId }, { payStatus: 'SUCCESS' });
  await terminal.refresh();
  const [keptPin, oldPin] = [await pin(kept), await pin(revoked)];
  terminal.plugged = false;
  services.locker.pass(HOUR);
  await services.ask(parcelActions.resendPin, { ordersId: revoked });
  expect(await terminal.collect('999999')).toBeUndefined();
  expect(await terminal.collect(keptPin)).toBe(first);
  expect(await terminal.collect(keptPin)).toBeUndefined();
  expect([await stateOf(kept), terminal.queue.length]).toEqual(['STORED', 3]);
  services.locker.pass(2 * HOUR);
  terminal.plugged = true;
  await terminal.report('events/door', { boxId: second, doorStatus: 'CLOSED' });
  await terminal.refresh();
  expect([await stateOf(kept), terminal.queue.length]).toEqual(['FINISHED', 0]);
  expect((await services.parcel(kept)).collectTime).toBe(services.now - 2 * HOUR);
  terminal.plugged = false;
  expect(await terminal.collect(oldPin)).toBeUndefined();
  expect(await terminal.collect(await pin(revoked))).toBe(second);
});

it('keeps its reports while the server cannot be reached, and none takes effect twice', async () => {
  const ordersId = await services.book();
  terminal.plugged = false;
  const said = { ordersId, boxId: services.locker.boxId, what: 'DEPOSITED' };
  expect(await terminal.report('events/parcel', said)).toBeUndefined();
  terminal.plugged = true;
  const [waiting] = terminal.queue;
  await terminal.ask(waiting!.path, waiting!.body);
  expect(await terminal.report('events/parcel', { ...said, what: 'FAILED' })).toEqual({
    accepted: false,
  });
  expect(await stateOf(ordersId)).toBe('STORED');
});
