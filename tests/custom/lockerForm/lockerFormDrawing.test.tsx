// A door layout that is drawn and not saved yet: seen before it is saved, never lost, and gone when thrown away.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let lockerId: number;
let made = 0;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  await import('../../../src/custom/lockerForm/LockerForm.tsx');
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  made += 1;
  const { body } = await server.ask(
    lockerSaves.create,
    {
      lockerName: `Drawn Street ${made}`,
      lockerNumber: `DRAWN-${made}`,
      deviceList: [],
      boxList: [{ name: 'A01', boxTypeId: 2, positionX: 0, positionY: 0 }],
    },
    { token },
  );
  lockerId = body.lockerId ?? 0;
});

const read = async () => (await server.ask(lockers.one, { lockerId }, { token })).body;
const boxNames = async () => (await read()).boxList.map(({ name }) => name);
const setStatus = (status: 'OCCUPIED' | 'AVAILABLE') =>
  server.database.db
    .updateTable('boxes')
    .set({ status })
    .where('lockerId', '=', lockerId)
    .execute();
const open = (step: 1 | 2) =>
  openApp({ server, user: 'admin', at: `/app/AddNewLocker?id=${lockerId}&step=${step}` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const HELD =
  'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!';
const NOT_SAVED = /The drawing is not saved while boxes are in use or locked/;

/** Draws a box onto column B. */
async function draw(user: UserEvent): Promise<void> {
  await user.click(await button(/^L(,|$)/));
  await user.click(await button('Add a box to column B'));
  await user.keyboard('{Escape}');
  expect(await button(/^B01/)).toBeVisible();
}

/** A draft with a drawing, left behind on this device. */
async function leaveDrawing(): Promise<void> {
  const { user, screen: page } = await open(2);
  await draw(user);
  await screen.findByText(/^Saved as a draft on this device at/);
  page.unmount();
}

test('what changed is shown before it is saved: a drawing is not saved from step 1', async () => {
  await leaveDrawing();
  const { user } = await open(1);
  await user.type(await screen.findByLabelText(/^Location/), 'Pier 5');
  expect(screen.getByText(/Review the changes in step 2 before you save/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save locker' })).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  const changes = await screen.findByRole('region', { name: 'Changes' });
  expect(changes).toHaveTextContent('Column B, 1 box, is new');
  expect(await boxNames()).toEqual(['A01']);
  await user.click(await button('Save layout'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await boxNames()).toEqual(['A01', 'B01']);
  expect(await read()).toMatchObject({ location: 'Pier 5' });
});

test('the key of the save obeys what its button does: nothing changed, or a fault', async () => {
  const { user } = await open(2);
  const before = await read();
  expect(await button('Save layout')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing was changed.')).toBeVisible();
  await user.click(await button(/^L(,|$)/));
  await user.click(await button('Add a box to column C'));
  await waitFor(async () =>
    expect(await button('Save layout')).toHaveAttribute('title', 'Fix 1 error first.'),
  );
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Fix 1 error first.')).toBeVisible();
  expect(await read()).toEqual(before);
});

test('a draft that is thrown away leaves the locker as it is now, not as it was when the draft was begun', async () => {
  await leaveDrawing();
  const now = await read();
  const { boxList, deviceList, lockerName, lockerNumber } = now;
  const changed = { lockerId, lockerName, lockerNumber, deviceList, location: 'Pier 6' };
  const B01 = { name: 'B01', boxTypeId: 3, positionX: 1, positionY: 0 };
  const body = { ...changed, boxList: [...boxList, B01] } as Input<typeof lockerSaves.update>;
  await server.ask(lockerSaves.update, body, { token });

  const { user } = await open(1);
  expect(await screen.findByLabelText(/^Location/)).toHaveValue('');
  await user.click(await button('Discard the draft'));
  const asking = await screen.findByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(asking).getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Pier 6');
  await user.type(screen.getByLabelText(/^Postal code/), '6018');
  await user.click(await button('Save locker'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await read()).toMatchObject({ location: 'Pier 6', postalCode: '6018' });
  expect(await boxNames()).toEqual(['A01', 'B01']);
});

test('boxes come into use while somebody draws: the save is refused, and the drawing stays', async () => {
  const { user } = await open(2);
  await draw(user);
  await setStatus('OCCUPIED');
  await user.click(await button('Save layout'));
  expect(await screen.findByText(HELD)).toBeVisible();
  expect(await button(/^B01/)).toBeVisible();
  expect(await boxNames()).toEqual(['A01']);
  await setStatus('AVAILABLE');
  await user.click(await button('Save layout'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await boxNames()).toEqual(['A01', 'B01']);
});

test('a drawing over a layout in use is said not to be saved, and stays a draft after the fields are', async () => {
  await leaveDrawing();
  await setStatus('OCCUPIED');
  const { user, screen: page } = await open(2);
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  await user.click(await button('Locker'));
  await user.type(await screen.findByLabelText(/^Location/), 'Pier 7');
  expect(screen.getByText(NOT_SAVED)).toBeVisible();
  await user.click(await button('Save locker'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await read()).toMatchObject({ location: 'Pier 7', boxList: [{ name: 'A01' }] });
  await waitFor(() => expect(localStorage.getItem(draftKey())).toContain('Pier 7'));
  page.unmount();

  await setStatus('AVAILABLE');
  const again = await open(2);
  expect(await button(/^B01/)).toBeVisible();
  await again.user.click(await button('Save layout'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await boxNames()).toEqual(['A01', 'B01']);
  expect(await read()).toMatchObject({ location: 'Pier 7' });
});

/** Where the one draft of this test is kept. */
const draftKey = () => Object.keys(localStorage).find((key) => key.includes('lockerDraft')) ?? '';
