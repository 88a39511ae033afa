// What this product has calls of its own for is built from the documented calls where a server has those alone.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { parcelThatIs } from '../custom/parcel/parcelPage.tsx';
import { goTo } from '../resources/goTo.ts';
import { listenToWire } from '../resources/wire.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

/** Opens a page after the others' requests, with what it asks and what it may not ask. */
async function open(at: string, language: 'en' | 'zh' = 'en') {
  const app = await openApp({ server, user: 'admin', at: '/app/MyAccount', language });
  const wire = listenToWire(app);
  const ours: string[] = [];
  app.network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname.startsWith('/api/v1/')) ours.push(request.url);
  });
  goTo(at);
  return { ...app, wire, ours };
}

test.each([
  ['en', 'This server provides the times of each stay, but not who did what.', 'Open parcel'],
  ['zh', '此服务器只提供每次存放的时间，不提供操作人。', '查看包裹'],
] as const)(
  'in %s, the history of a number is its parcels with their times',
  async (language, note, link) => {
    const gone = await parcelThatIs(server, 'FINISHED');
    const { ours } = await open(`/app/HistoryCheck?parcelNumber=${gone.parcelNumber}`, language);
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/app/order-view?ordersId=${gone.ordersId}`,
    );
    const stay = screen.getAllByRole('list').find((list) => list.querySelector('time'));
    expect(within(stay!).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    expect(ours).toEqual([]);
  },
);

test.each([
  ['en', 'Download', 'Time,Terminal message'],
  ['zh', '下载', '时间,终端记录'],
] as const)(
  'in %s, the log is downloaded from its list, all pages, oldest line first',
  async (language, name, heading) => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockClear();
    const { user, wire, ours } = await open('/app/log?id=1', language);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const text = await (saved.mock.calls[0]![0] as Blob).text();
    const asked = wire.of('/api/locker/v1/log/query').filter(({ size }) => size === '100');
    const all = await server.database.db
      .selectFrom('lockerLogs')
      .select('message')
      .where('lockerId', '=', 1)
      .execute();
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head?.replace('\uFEFF', '')).toBe(heading);
    expect(lines).toHaveLength(all.length);
    expect(lines).toEqual(
      lines.toSorted((one, other) => one.slice(0, 19).localeCompare(other.slice(0, 19))),
    );
    expect(asked).toHaveLength(Math.ceil(all.length / 100));
    expect(ours).toEqual([]);
  },
);

test.each([
  ['en', 'Availability', 'Locker name', 'Main menu'],
  ['zh', '格口空闲情况', '快递柜名称', '主菜单'],
] as const)(
  'in %s, availability is the locker list with the boxes of each locker',
  async (language, title, name, menuName) => {
    const token = await server.signIn('admin');
    const { body } = await server.ask(lockers.one, { lockerId: 1 }, { token });
    const { user, ours, wire } = await open('/app/LockerAvailability', language);
    const table = await screen.findByRole('table', { name: title });
    await user.type(within(screen.getByRole('search')).getByLabelText(name), body.lockerName);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    const row = within(table).getByRole('row', { name: new RegExp(body.lockerName) });
    const sizes = body.boxTypeCountList.filter(({ name }) => ['S', 'M'].includes(name));
    expect(sizes.length).toBeGreaterThan(0);
    for (const { availableCount, count } of sizes)
      await waitFor(() => expect(row).toHaveTextContent(`${availableCount} / ${count}`));
    expect(wire.of('/api/locker/v1/locker/info/1')).toHaveLength(1);
    const menu = screen.getByRole('navigation', { name: menuName });
    expect(within(menu).getByRole('link', { name: title })).toBeVisible();
    expect(ours).toEqual([]);
  },
);

test.each([
  ['en', 'Locker list', 'In use', 'Used / all', 'Locker name'],
  ['zh', '快递柜列表', '使用率', '已用 / 全部', '快递柜名称'],
] as const)(
  'in %s, the locker list asks for the documented order, and has no "In use" that nobody tells (R9.5)',
  async (language, title, inUse, boxes, name) => {
    const { wire } = await open('/app/ViewLockers', language);
    await screen.findByRole('table', { name: title });
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
    expect(wire.of('/api/locker/v1/locker/query').map(({ sort }) => sort)).toEqual([
      'lastUpdatedTime,desc',
    ]);
    expect(screen.queryByRole('columnheader', { name: inUse })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: boxes })).toBeNull();
  },
);

test.each([
  ['en', /Network alerts/, 'Download the workbook'],
  ['zh', /全网告警/, '下载 Excel 文件'],
] as const)(
  'in %s, the network report is reached from the reports',
  async (language, report, name) => {
    const { user } = await open('/app/Report', language);
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('link', { name: report }));
    expect(await main.findByRole('button', { name })).toBeEnabled();
  },
);

test('a locker is picked among all names, with one request (R7.34)', async () => {
  const token = await server.signIn('admin');
  const { content } = (await server.ask(lockerCalls.all, {}, { token })).body;
  const { user, wire } = await open('/app/unregisteredCustomer');
  const field = await screen.findByRole('combobox', { name: 'Locker' });
  const [first, second] = content;
  await user.type(field, first!.lockerName.slice(-6));
  expect(await screen.findByRole('option', { name: first!.lockerName })).toBeVisible();
  await user.clear(field);
  await user.type(field, second!.lockerName);
  await user.click(await screen.findByRole('option', { name: second!.lockerName }));
  expect(wire.of('/api/locker/v1/locker/query/all')).toHaveLength(1);
  expect(wire.of('/api/locker/v1/locker/query/name')).toEqual([]);
});
