// What can be done to the chosen boxes and what is refused, in the product's own sentences.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { openBoxes, panel, type BoxPage, type BoxSpec } from './boxInfoApp.tsx';
import { openApp } from '../../kit/screens/openApp.tsx';
import { sessionWith } from '../../kit/servers/newNetwork.ts';
import { updateRows, readRow } from '../../kit/databases/rows.ts';

const boxes: BoxSpec[] = [
  { name: 'A01' },
  { name: 'A02', status: 'FLAGGED' },
  { name: 'A03', status: 'OCCUPIED', parcels: [{ parcelNumber: 'RR3CY', ordersStatus: 'STORED' }] },
  {
    name: 'A04',
    status: 'RESERVED',
    parcels: [{ parcelNumber: 'RR4CY', bookNumber: 'BK-4711', ordersStatus: 'RESERVED' }],
  },
];

async function choose({ app, box }: BoxPage, ...names: string[]): Promise<void> {
  await app.user.keyboard('{Control>}');
  for (const name of names) await app.user.click(box(name));
  await app.user.keyboard('{/Control}');
}

async function statusOf({ server, idOf }: BoxPage, name: string) {
  return readRow(server, 'boxes', { boxId: idOf(name) }, ['status', 'bottomFlag']);
}

const said = (text: string) =>
  screen.getAllByText(
    (_, element) => element?.textContent === text && element.childElementCount === 0,
  );

it('the number of a parcel leads to its page, but not for whoever may not see parcels', async () => {
  const { server, lockerId, idOf } = await openBoxes(boxes);
  const at = `/app/box-info?id=${lockerId}&box=${idOf('A03')}`;
  const rights = ['BOX_VIEW', 'LOCKER_VIEW', 'PARCEL_VIEW'];
  for (const count of [3, 2]) {
    cleanup();
    await openApp({ server, at, session: await sessionWith(server, rights.slice(0, count)) });
    expect(await screen.findByText('RR3CY')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'RR3CY' })).toHaveLength(count - 2);
  }
});

describe('with nothing chosen', () => {
  it.each(['Set available', 'Set locked', 'Accessible mark', 'Remote unlock'])(
    '%s asks for a box: "Please select a  box!" (R5.1)',
    async (act) => {
      const page = await openBoxes(boxes);
      await page.press(act);
      await waitFor(() => expect(said('Please select a  box!')).toHaveLength(2));
    },
  );

  it('the panel lists what to check; a press selects it, with its parcel; cleared, the focus is at the boxes', async () => {
    const page = await openBoxes(boxes);
    expect(within(panel()).getByRole('heading', { name: 'No box selected' })).toBeVisible();
    await page.press(/^A02 M Flagged/);
    expect(page.chosen()).toEqual(['A02']);
    await page.app.user.click(page.box('A03'));
    expect(within(panel()).getByRole('heading', { name: 'A03 M' })).toBeVisible();
    expect(within(panel()).getByRole('link', { name: 'RR3CY' })).toBeVisible();
    await page.press('Clear the selection');
    expect(within(panel()).getByRole('heading', { name: 'No box selected' })).toBeVisible();
    expect(page.box('A03')).toHaveFocus();
  });

  it('each entry of the legend shows its boxes, two of them both', async () => {
    const page = await openBoxes(boxes);
    await page.app.user.click(screen.getByRole('button', { name: 'Stored 1' }));
    await page.app.user.click(screen.getByRole('button', { name: 'Reserved 1' }));
    const faint = ['A01', 'A02', 'A03', 'A04'].map((name) => page.box(name).ariaDisabled);
    expect(faint).toEqual(['true', 'true', null, null]);
  });
});

describe('Chosen boxes are changed', () => {
  it('sets a flagged box available again, which nothing undoes: its alert is resolved', async () => {
    const page = await openBoxes(boxes);
    await choose(page, 'A02');
    await page.press('Set available');
    expect(await screen.findByRole('button', { name: 'A02, M, Available' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['Set locked', 'A01, M, Locked'],
    ['Accessible mark', 'A01, M, Available, Accessible'],
  ])('"Undo" in the toast takes "%s" back', async (act, after) => {
    const page = await openBoxes(boxes);
    await choose(page, 'A01');
    await page.press(act);
    await screen.findByRole('button', { name: after });
    await page.app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'A01, M, Available' })).toBeVisible();
    expect(await statusOf(page, 'A01')).toMatchObject({ status: 'AVAILABLE', bottomFlag: false });
  });

  it('turns the accessible mark over (R2.72, R4.11)', async () => {
    const page = await openBoxes(boxes);
    await choose(page, 'A01');
    await page.press('Accessible mark');
    expect(
      await screen.findByRole('button', { name: 'A01, M, Available, Accessible' }),
    ).toBeVisible();
  });
});

describe('what is refused', () => {
  it.each(['Set available', 'Set locked', 'Accessible mark'])(
    '%s is refused while one of the boxes is occupied, stays, and says why (R4.10, R5.2)',
    async (act) => {
      const page = await openBoxes(boxes);
      await choose(page, 'A01', 'A03');
      expect(within(panel()).getByText('A03 holds a parcel')).toBeVisible();
      expect(within(panel()).getByRole('button', { name: act })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.press(act);
      expect(
        await screen.findAllByText('Operation is not allowed in the occupied grid state!'),
      ).toHaveLength(2);
      expect(await statusOf(page, 'A01')).toMatchObject({ status: 'AVAILABLE', bottomFlag: false });
      await page.app.user.click(
        within(panel()).getAllByRole('button', { name: 'Leave out A03' })[1]!,
      );
      expect(page.chosen()).toEqual(['A01']);
    },
  );

  it('a reserved box is neither set available nor locked while a booking stands on it, and the booking is named', async () => {
    const page = await openBoxes(boxes);
    await choose(page, 'A04');
    expect(screen.getByText('A04 is reserved for BK-4711')).toBeVisible();
    await page.press('Set available');
    expect(
      await screen.findByText(/A04 is reserved for BK-4711\. .*Cancel the booking first\./),
    ).toBeVisible();
    expect(await statusOf(page, 'A04')).toMatchObject({ status: 'RESERVED' });
  });

  it.each(['Set locked', 'Remote unlock'])(
    '%s of a box that the server names no id of: "Failed to get the gate id!" (R8.11)',
    async (act) => {
      const page = await openBoxes([{ name: 'A01' }, { name: 'A02', status: 'LOCKED' }]);
      // Our own server gives every box its id; another server of this API may not.
      page.app.network.use(
        http.get('*/locker/info/*', async ({ request }) => {
          const locker: LockerInfo = await (await page.server.app.fetch(request)).json();
          const nameless = locker.boxList.map(({ boxId: _, ...box }) => ({
            ...box,
            name: `N${box.name}`,
          }));
          return HttpResponse.json({ ...locker, boxList: nameless });
        }),
      );
      await page.app.user.click(await screen.findByRole('button', { name: /^NA02/ }));
      await page.press(act);
      expect(await screen.findAllByText('Failed to get the gate id!')).toHaveLength(2);
    },
  );

  it('a batch that fails in part says which boxes were not changed and keeps them chosen', async () => {
    const page = await openBoxes(boxes);
    await choose(page, 'A01', 'A02');
    const { db } = page.server.database;
    await updateRows(db, 'boxes', { boxId: page.idOf('A02') }, { status: 'OCCUPIED' });
    await page.press('Set locked');
    expect(await screen.findByText(/^1 of 2 boxes were not changed: A02\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'A01, M, Locked' })).toBeVisible();
    expect(page.chosen()).toEqual(['A02']);
  });
});

it('the role that only reads sees the boxes and none of the acts (R6.9)', async () => {
  await openBoxes(boxes, { user: 'viewer' });
  expect(screen.getByRole('button', { name: 'A01, M, Available' })).toBeVisible();
  for (const act of ['Set available', 'Set locked', 'Accessible mark', 'Remote unlock']) {
    expect(screen.queryByRole('button', { name: act })).toBeNull();
  }
});
