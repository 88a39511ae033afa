// The back-office must work unchanged against another server that speaks the documented calls: one that announces nothing.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from '../resources/goTo.ts';
import { listenToWire } from '../resources/wire.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

const open = (at: string) => openApp({ server, user: 'admin', at });

describe('Where the server announces nothing', () => {
  it('the menu has the documented resources alone', async () => {
    await open('/app/lockers');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(await within(menu).findByRole('link', { name: 'Locker list' })).toBeVisible();
    expect(within(menu).queryByRole('link', { name: 'Locker groups' })).toBeNull();
  });

  it('saved queries are shared with nobody, and no shared views are requested', async () => {
    const app = await open('/app/dashboard');
    const wire = listenToWire(app);
    goTo(`/app/lockers?filter=${encodeURIComponent('{"lockerName":"i"}')}`);
    await app.user.click(await screen.findByRole('button', { name: /^Saved queries/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Saved queries' }));
    await app.user.type(await sheet.findByLabelText('Query name'), 'With an i');
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByRole('button', { name: 'Delete With an i' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Share/ })).toBeNull();
    expect(wire.of('/api/v1/shared-views')).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Shared views', hidden: true })).toBeNull();
  });

  it('a resource of our own says plainly that it is not offered', async () => {
    await open('/app/lockerGroups');
    expect(
      await screen.findByRole('heading', { name: /is not available on this server/ }),
    ).toBeVisible();
  });

  it.each([
    ['/app/AddCourier', 'New courier', 'Couriers'],
    ['/app/members/create', 'New customer', 'Customers'],
  ])('%s, a form of our own, says so and leads to the list', async (at, form, list) => {
    await open(at);
    expect(
      await screen.findByRole('heading', { name: `${form} is not available on this server` }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: form })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: list })).toHaveLength(2);
  });

  it('a courier is shown, and has no form unless the server announces their editing (R2.48)', async () => {
    await open('/app/AddCourier?agentId=2');
    expect(await screen.findByText('A2002')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('prices apply as soon as they are saved: nothing offers another time', async () => {
    await open('/app/PriceSetting');
    await screen.findByRole('group', { name: 'Bill payment' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByText('Effective from')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lockers are not filtered by a group, not even by an old link', async () => {
    const filter = encodeURIComponent('{"lockerGroupId":1}');
    const app = await open('/app/dashboard');
    const wire = listenToWire(app);
    goTo(`/app/lockers?filter=${filter}`);
    await screen.findByRole('table', { name: 'Locker list' });
    const asked = wire.of('/api/locker/v1/locker/query');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((query) => 'lockerGroupId' in query)).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: /^More filters/ }));
    expect(screen.queryByLabelText('Group')).toBeNull();
  });

  it('the locker list has no column of what nobody tells, and counts nobody in need of attention', async () => {
    await open('/app/lockers');
    await screen.findByRole('table', { name: 'Locker list' });
    expect(await screen.findByRole('columnheader', { name: /^Situation/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Boxes' })).toBeNull();
    expect(screen.queryByText(/in trouble/)).toBeNull();
  });

  it('a booking tells the size of its box by name, and nothing that is ours', async () => {
    await open('/app/bookings');
    const table = await screen.findByRole('table', { name: 'Bookings' });
    const [, first] = await within(table).findAllByRole('row');
    expect(within(first!).getAllByRole('cell')[2]).toHaveTextContent(/^(XS|S|M|L)$/);
    expect(within(table).queryByRole('columnheader', { name: 'Status' })).toBeNull();
  });

  it('a locker says nothing of a heartbeat that nobody told', async () => {
    await open('/app/box-info?id=1');
    expect(await screen.findByText(/boxes in use$/)).toBeVisible();
    expect(screen.queryByText(/heartbeat/i)).toBeNull();
  });

  it('a rollout says that it is unknown when a terminal was last heard', async () => {
    await open('/app/TerminalDeployment3?lockerVersionId=1');
    expect((await screen.findAllByText('unknown')).length).toBeGreaterThan(0);
    expect(screen.queryByText('never')).toBeNull();
  });

  it('a parcel is shown and says plainly that its time line is not told', async () => {
    await open('/app/order-view?ordersId=1');
    const line = await screen.findByRole('region', { name: 'Timeline' });
    expect(line).toHaveTextContent('This server does not provide the history of parcels.');
    expect(screen.queryByRole('button', { name: 'Why this time?' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  });

  it('a locker form has no terminal key to make anew', async () => {
    await open('/app/AddNewLocker?id=1&step=1');
    expect(await screen.findByRole('button', { name: 'Save locker' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New terminal key' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  });

  it('a customer is shown by the documented calls alone; their parcels are found by name', async () => {
    const { firstName, lastName } = await server.database.db
      .selectFrom('members')
      .select(['firstName', 'lastName'])
      .where('memberId', '=', 12)
      .executeTakeFirstOrThrow();
    await open('/app/customerDetail?memberId=12');
    await screen.findByRole('region', { name: 'Payment history' });
    const parcels = screen.getByRole('region', { name: 'Parcels' });
    expect(
      within(parcels).getByRole('link', { name: 'All parcels of this customer' }),
    ).toHaveAttribute(
      'href',
      `/app/parcels?${new URLSearchParams({ filter: JSON.stringify({ memberName: `${firstName} ${lastName}` }) })}`,
    );
    expect(screen.queryByRole('link', { name: 'New case' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  });
});
