// What staff see of a locker's boxes: the grid, the counts, what to check in words, the card.
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openBoxes, type BoxSpec } from './boxInfoApp.tsx';

const HOUR = 3_600_000;
const now = Date.now();

const boxes: BoxSpec[] = [
  { name: 'A01', size: 'XS' },
  {
    name: 'A02',
    status: 'OCCUPIED',
    bottomFlag: true,
    expiryTime: now + 4.5 * HOUR,
    parcels: [
      {
        parcelNumber: 'RR482910377CY',
        ordersStatus: 'STORED',
        storeTime: now - HOUR,
        expiryTime: now + 4.5 * HOUR,
        pinHmac: 'x',
      },
    ],
  },
  { name: 'A03', status: 'OCCUPIED', expiryTime: now - HOUR },
  { name: 'A04', size: 'CONTROL' },
  { name: 'B01', status: 'RESERVED', size: 'L' },
  { name: 'B02', status: 'RESERVED', lockType: 'KEY' },
  { name: 'B03', status: 'LOCKED' },
  { name: 'B04', status: 'FLAGGED' },
  {
    name: 'B05',
    status: 'OCCUPIED',
    doorStatus: 'OPEN',
    parcels: [{ parcelNumber: 'RR1CY', ordersStatus: 'STORED', expressNumber: 'CN-1' }],
  },
];

const seen = boxes.filter(({ size }) => size !== 'CONTROL');

describe('the grid', () => {
  it('tells of each box its number, size, status, marks, and the parcel and expiry that its card shows (R2.66, R2.68, R4.6)', async () => {
    const { lockerName } = await openBoxes(seen);
    const grid = screen.getByRole('group', { name: `Boxes of ${lockerName}` });
    const names = within(grid)
      .getAllByRole('button')
      .map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual([
      'A01, XS, Available',
      `A02, M, Stored, Accessible, RR482910377CY, expires ${moment(now + 4.5 * HOUR)}`,
      'A03, M, Expired',
      'B01, L, Reserved',
      'B02, M, Reserved, with a lock',
      'B03, M, Locked',
      'B04, M, Flagged',
      'B05, M, Stored, Door open, RR1CY',
    ]);
  });

  it('shows a parcel past its time as expired, and a reserved box with a lock type in the colour of a lock (R2.67, R4.4, R4.5)', async () => {
    const { box } = await openBoxes(seen);
    expect(box('A03')).toHaveClass('expired');
    expect(box('B01')).toHaveClass('reserved');
    expect(box('B02')).toHaveClass('locked');
  });

  it('letters its columns and draws the control unit as the terminal, which nobody can choose', async () => {
    await openBoxes(boxes.map((box) => box));
    expect(screen.getByRole('group', { name: 'Column A' })).toBeVisible();
    expect(screen.getByText('Terminal')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^A04/ })).toBeNull();
  });

  it('is one tab stop', async () => {
    await openBoxes(seen);
    const grid = screen.getByRole('group', { name: /^Boxes of/ });
    expect(grid.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  });
});

describe('the head', () => {
  it('says what is wrong in words, what is in use and where the locker is', async () => {
    await openBoxes(seen);
    expect(screen.getByText('1 expired parcel, 1 flagged box, 1 door open')).toBeVisible();
    expect(screen.getByText(/boxes in use/)).toHaveTextContent('3 / 8 boxes in use');
    expect(screen.getByText('Athinon Ave 42')).toBeVisible();
  });

  it('counts each status in the legend, which narrows the grid to what is pressed', async () => {
    const { app, box } = await openBoxes(seen);
    await app.user.click(screen.getByRole('button', { name: 'Flagged 1' }));
    expect(box('B04')).not.toHaveAttribute('aria-disabled');
    expect(box('A01')).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: 'To check' }));
    expect(box('A03')).not.toHaveAttribute('aria-disabled');
    expect(box('B05')).not.toHaveAttribute('aria-disabled');
    expect(box('B03')).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('button', { name: 'All boxes' }));
    expect(box('B03')).not.toHaveAttribute('aria-disabled');
  });
});

describe('the card', () => {
  it('shows the parcel, its masked PIN, its types, its status and its times (R2.69, R3.33)', async () => {
    const { app, box } = await openBoxes(seen);
    await app.user.hover(box('A02'));
    const card = await screen.findByTestId('box-card');
    const said = within(card)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(said.slice(0, 5)).toEqual([
      'RR482910377CY',
      '••••••',
      'Deposit Parcel',
      'Registered customer',
      'Deposited',
    ]);
    expect(said[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(said[6]).toBe('Not collected yet');
    expect(said[7]).toContain('in 4 h');
  });

  it('lists the consignment numbers of two or more parcels (R2.70)', async () => {
    const { app, box, server } = await openBoxes(seen);
    // Our own server never lets two parcels into a box; another server of this API may.
    app.network.use(
      http.get('*/locker/info/*', async ({ request }) => {
        const locker: LockerInfo = await (await server.app.fetch(request)).json();
        const orders = locker.ordersList.filter((order) => order.expressNumber === 'CN-1');
        const second = orders.map((order) => ({ ...order, ordersId: 1, expressNumber: 'CN-2' }));
        return HttpResponse.json({ ...locker, ordersList: [...orders, ...second] });
      }),
    );
    await app.user.hover(box('B05'));
    expect(await screen.findByText('Consignment numbers')).toBeVisible();
    const list = within(screen.getByTestId('box-card')).getAllByRole('listitem');
    expect(list.map((item) => item.textContent)).toEqual(['CN-1', 'CN-2']);
  });

  it('comes with the keyboard’s focus too, and Escape takes it away', async () => {
    const { app, box } = await openBoxes(seen);
    act(() => box('A01').focus());
    expect(await screen.findByTestId('box-card')).toHaveTextContent('Nothing in this box');
    await app.user.keyboard('{Escape}');
    expect(screen.queryByTestId('box-card')).toBeNull();
  });
});

describe('an address that leads to no locker', () => {
  it('says what is missing and links to the locker list', async () => {
    await openApp({ at: '/app/box-info', user: 'operator' });
    expect(await screen.findByText('No locker specified')).toBeVisible();
    expect(screen.getByText(/Missing or invalid in the address: id/)).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to the locker list' });
    expect(back).toHaveAttribute('href', expect.stringContaining('/app/lockers'));
  });

  it('says that there is no such locker', async () => {
    await openApp({ at: '/app/box-info?id=987654321', user: 'operator' });
    expect(await screen.findByText('Locker not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the locker list' })).toBeVisible();
  });
});
