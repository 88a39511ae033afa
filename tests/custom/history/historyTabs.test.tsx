// 'A tab "History" on every record': on the pages made by hand as on those that are declared, for who may see it.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Subject } from '../../../domain/events.ts';
import { recordChange } from '../../../server/events/recordChange.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Every kind of page that shows one record, where the record with this number stands. */
const PAGES: readonly (readonly [page: string, subject: Subject, address: string, id: number])[] = [
  ['a parcel', 'parcel', '/app/order-view?ordersId=', 5],
  ['a customer', 'member', '/app/customerDetail?memberId=', 7],
  ['the boxes of a locker', 'locker', '/app/box-info?id=', 1],
  ['the form of a locker', 'locker', '/app/AddNewLocker?step=1&id=', 2],
  ['a deployment', 'version', '/app/TerminalDeployment3?lockerVersionId=', 1],
  ['the system settings', 'settings', '/app/systemSetting?', 1],
  ['the form of a screen saver', 'screenSavers', '/app/bannerupload?screenSaverId=', 1],
  ['an account of the staff', 'staff', '/app/AddNewStaff?userId=', 3],
  ['a terminal user', 'staff', '/app/AddTerminalUser?userId=', 9],
  ['a role', 'roles', '/app/AddNewRole?id=', 3],
  ['a provider', 'providers', '/app/AddLSPCompany?providerId=', 1],
  ['a courier', 'agents', '/app/AddCourier?agentId=', 1],
];

const change = (subject: Subject, id: number) =>
  server.database.transaction((trx) =>
    recordChange(trx, { time: Date.now(), byKind: 'SERVER' }, [subject, id], {
      from: { note: 'as it was' },
      to: { note: 'as it is' },
    }),
  );

it.each(PAGES)('%s has one', async (_, subject, address, id) => {
  await change(subject, id);
  const { user } = await openApp({ server, user: 'admin', at: `${address}${id}` });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  const history = within(await screen.findByRole('tabpanel', { name: 'History' }));
  expect(await history.findByRole('cell', { name: 'as it is' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Record' }));
  expect(screen.queryByRole('tabpanel', { name: 'History' })).toBeNull();
});

it.each([
  ['locker', '/app/AddNewLocker?step=1'],
  ['account', '/app/AddNewStaff'],
  ['role', '/app/AddNewRole'],
  ['screen saver', '/app/bannerupload'],
])('none yet of a record that is being made: %s', async (_, at) => {
  await openApp({ server, user: 'admin', at });
  expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
});

it('only who may see the audit sees the tab', async () => {
  const at = '/app/order-view?ordersId=5';
  const shown = async () => {
    await screen.findByRole('region', { name: 'Recipient' });
    return screen.queryAllByRole('tab').map((tab) => tab.textContent);
  };
  const app = await openApp({ server, user: 'operator', at });
  expect(await shown()).toEqual([]);
  app.screen.unmount();
  await openApp({ server, user: 'viewer', at });
  expect(await shown()).toEqual(['Record', 'History']);
});

it('a record that was made shows what it is; one that was changed, what it was before', async () => {
  const { user } = await openApp({ server, user: 'admin', at: '/app/AddNewRole?id=8' });
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  const made = within(await screen.findByRole('table'));
  const heads = made.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Field', 'Value']);
  expect(made.getByRole('cell', { name: 'LOCKER_TECHNICIAN' })).toBeVisible();
});
