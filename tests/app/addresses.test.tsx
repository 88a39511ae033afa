// Every documented address of the product leads to its screen, and what stands behind the `?` is kept.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages, resources } from '../../src/app/pages.ts';
import { documentedRoutes } from '../../src/routes/documented.ts';
import { RESOURCES } from '../../src/routes/route.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { goTo } from '../resources/goTo.ts';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** As the product documents them, with a query each; what they show is their one heading. */
const DOCUMENTED = [
  ['/app/ViewLockers?page=2&sort=lockerName&order=ASC', '/app/lockers', 'Locker list'],
  ['/app/boxList?sort=name&order=ASC', '/app/legacyLockers', 'Legacy lockers'],
  ['/app/box', '/app/box', 'New legacy locker'],
  ['/app/ViewLockersGroups?page=1', '/app/lockerGroups', 'Locker groups'],
  ['/app/ViewLockersGroups-add', '/app/lockerGroups/create', 'New locker group'],
  ['/app/LockerAvailability?page=1', '/app/availability', 'Availability'],
  ['/app/compartmentAvailability?page=1', '/app/boxStates', 'Box states'],
  ['/app/provinceGroup?page=1', '/app/provinces', 'Provinces'],
  ['/app/provinceGroup-new', '/app/provinces/create', 'New province'],
  ['/app/provinceDistrict?page=1', '/app/districts', 'Districts'],
  ['/app/provinceDistrict-new', '/app/districts/create', 'New district'],
  ['/app/TerminalDeployment?page=1', '/app/versions', 'Terminal software'],
  ['/app/Marketing?page=1', '/app/screenSavers', 'Marketing'],
  ['/app/AlertModule?sort=urgency&order=DESC', '/app/alerts', 'Alerts'],
  ['/app/TicketSystem?sort=id&order=DESC', '/app/cases', 'Cases'],
  ['/app/smsList?sort=creationTime&order=ASC', '/app/messages', 'Message list'],
  ['/app/Emailgateway', '/app/Emailgateway', 'E-mail gateway'],
  ['/app/SMSGateway', '/app/SMSGateway', 'SMS gateway'],
  ['/app/EmailDistribution', '/app/alertRecipients', 'Alert recipients'],
  ['/app/CustomerList?page=1', '/app/members', 'Customers'],
  ['/app/ParcelList?sort=bookTime&order=ASC', '/app/parcels', 'Parcel list'],
  ['/app/ViewParcels?page=1', '/app/parcels', 'Parcel list'],
  ['/app/BookingManagement?page=1', '/app/bookings', 'Bookings'],
  ['/app/orders?page=1', '/app/orders', 'Orders'],
  ['/app/parcelCategory?sort=ex&order=ASC', '/app/parcelCategories', 'Parcel categories'],
  ['/app/ViewRoles?sort=name&order=ASC', '/app/roles', 'Roles'],
  ['/app/SingPostStaff?sort=username&order=ASC', '/app/staff', 'Backend staff'],
  ['/app/AddNewStaff?userId=3', '/app/AddNewStaff?userId=3', /./],
  ['/app/TerminalUser?page=1', '/app/terminalUsers', 'Terminal users'],
  ['/app/AddTerminalUser', '/app/AddTerminalUser', 'New terminal user'],
  ['/app/AddNewRole?id=1', '/app/AddNewRole?id=1', 'SUPER_ADMIN'],
  ['/app/LSPCompany?sort=providerName&order=ASC', '/app/providers', 'Providers'],
  ['/app/AddLSPCompany', '/app/providers/create', 'New provider'],
  ['/app/LSPcouriers?page=1', '/app/agents', 'Couriers'],
  ['/app/AddCourier', '/app/agents/create', 'New courier'],
  ['/app/table-standard?page=1', '/app/dashboard', 'Dashboard'],
  ['/app/navtree?page=1', '/app/dashboard', 'Dashboard'],
  ['/app/box-info?id=1', '/app/box-info?id=1', /./],
  ['/app/dashboard', '/app/dashboard', 'Dashboard'],
] as const;

describe('A documented address', () => {
  it.each(DOCUMENTED)('%s leads to %s', async (at, to, name) => {
    const app = await openApp({ server, at, user: 'admin' });
    await screen.findByRole('heading', { level: 1, name });
    expect(app.address().startsWith(to)).toBe(true);
    for (const [key, value] of new URL(at, location.origin).searchParams) {
      expect(new URLSearchParams(location.search).get(key)).toBe(value);
    }
    await waitFor(() => expect(document.title).toMatch(/ · Lockerdesk$/));
  });

  it('ViewParcels leads to the parcels of its locker, or to its parcel', async () => {
    const at = '/app/ViewParcels?lockerId=3';
    const { address } = await openApp({ server, at, user: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Parcel list' });
    expect(new URL(address(), location.origin).searchParams.get('filter')).toBe('{"lockerId":3}');
    goTo('/app/ViewParcels?ordersId=5');
    await waitFor(() => expect(address()).toBe('/app/order-view?ordersId=5'));
  });

  it('is in the table above, whichever leads elsewhere', () => {
    const listed = DOCUMENTED.map(([at]) => new URL(at, location.origin).pathname);
    expect(
      documentedRoutes
        .map(({ from }) => `/app/${from}`)
        .filter((from) => !listed.includes(from as never)),
    ).toEqual([]);
  });

  it('leads to something that exists', () => {
    const names = resources.map(({ name }) => name);
    expect(RESOURCES.filter((name) => !names.includes(name))).toEqual([]);
    const known = [...names, ...pages.map(({ path }) => path)];
    const resourceOf = (to: string) => to.replace(/\/create$/, '');
    expect(documentedRoutes.filter(({ to }) => !known.includes(resourceOf(to)))).toEqual([]);
  });
});
