// The page of a parcel on the screen: its facts, its time line, the reason of its expiry, and what one sees without it.
import { writeFile } from 'node:fs/promises';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSignatures } from '../../../server/seed/stories/signatures.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { goTo } from '../../resources/goTo.ts';
import { factOf, openParcel, parcelThatIs } from './parcelPage.tsx';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A collected parcel, with its signature in the file store. */
async function signedParcel() {
  const parcel = await parcelThatIs(server, 'FINISHED');
  const [signature] = demoSignatures();
  const { fileId, bytes } = signature!;
  const path = await server.files.temporary();
  await writeFile(path, bytes);
  await server.files.take(path, fileId);
  await server.database.db
    .updateTable('parcels')
    .set({ podSignatureFileId: fileId, amountCents: 150 })
    .where('ordersId', '=', parcel.ordersId)
    .execute();
  return parcel;
}

const LINE = { name: 'Timeline' };

describe('The page of a parcel', () => {
  it('says first that it is past its time, in which box, and since when', async () => {
    const parcel = await parcelThatIs(server, 'EXPIRED');
    await openParcel(server, parcel);
    const banner = screen.getByText(/overdue by/).closest<HTMLElement>('.note')!;
    expect(banner).toHaveTextContent(`In ${parcel.boxName}, overdue by`);
    expect(banner).toHaveTextContent(`Storage ended on ${moment(parcel.expiryTime!)}`);
    expect(factOf('Times', 'Expiry time')).toHaveTextContent(moment(parcel.expiryTime!));
    expect(factOf('Times', 'Extra expiry time')).toHaveTextContent('Set by staff.');
  });

  it('says of a category that nobody knows that it is unknown', async () => {
    const { ordersId, parcelNumber } = await parcelThatIs(server, 'STORED');
    const parcel = server.database.db.updateTable('parcels').where('ordersId', '=', ordersId);
    await parcel.set({ category: null }).execute();
    await openParcel(server, { ordersId, parcelNumber });
    expect(factOf('Parcel', 'Category')).toHaveTextContent('Unknown');
    expect(factOf('Parcel', 'Reference')).toHaveTextContent('None');
  });

  it('tells where it is, and leads there', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    await openParcel(server, parcel);
    const where = screen.getByRole('region', { name: 'Location' });
    expect(where).toHaveTextContent(parcel.lockerName);
    expect(await within(where).findByText(/column [A-Z], number \d+ from the top/)).toBeVisible();
    const link = within(where).getByRole('link', { name: 'Show in the locker' });
    const at = `/app/box-info?id=${parcel.lockerId}&box=${parcel.boxId}`;
    expect(link).toHaveAttribute('href', at);
  });

  it.each([
    ['none', 0, []],
    ['duties', 1_250, ['Duty and tax']],
  ] as const)(
    'shows cash on delivery and duties only where a server tells an amount: %s',
    async (_name, dtAmountCents, expected) => {
      const parcel = await parcelThatIs(server, 'STORED');
      await server.database.db
        .updateTable('parcels')
        .set({ dtAmountCents })
        .where('ordersId', '=', parcel.ordersId)
        .execute();
      await openParcel(server, parcel);
      const money = within(screen.getByRole('region', { name: 'Payment' }));
      const shown = money.queryAllByText(/^(?:Duty|Cash on delivery)/);
      expect(shown.map(({ textContent }) => textContent)).toEqual(expected);
    },
  );

  it.each([
    ['en', 0, 'Nothing due'],
    ['zh', 0, '无需付款'],
    ['en', 150, 'Paid'],
  ] as const)('in %s, of %i cents paid, says what is due', async (language, amountCents, due) => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { db } = server.database;
    await db.deleteFrom('payments').where('ordersId', '=', parcel.ordersId).execute();
    await db
      .updateTable('parcels')
      .set({ payStatus: 'SUCCESS', amountCents, ordersAmountCents: amountCents, dtAmountCents: 0 })
      .where('ordersId', '=', parcel.ordersId)
      .execute();
    await openParcel(server, parcel, { language });
    const money = screen.getByRole('region', { name: /^(Payment|费用)$/ });
    expect(within(money).getByText(due)).toBeVisible();
    // Lines of zero, and a history of nothing, are not shown.
    expect(money.textContent?.includes('€')).toBe(amountCents > 0);
    expect(within(money).queryAllByRole('heading', { level: 3 })).toHaveLength(
      amountCents > 0 ? 1 : 0,
    );
  });

  it('never shows a pin code: it is masked', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    await openParcel(server, parcel);
    expect(factOf('Parcel', 'PIN')).toHaveTextContent(/^••••••$/);
  });

  it.each([
    ['STORED', 'in store'],
    ['CANCELED', 'None'],
  ] as const)('says %s in the legacy words too: %s', async (status, word) => {
    await openParcel(server, await parcelThatIs(server, status));
    expect(factOf('Parcel', 'Order status')).toHaveTextContent(new RegExp(`^${word}$`));
  });

  it('tells who had it in hand, the kind alone where no name is known', async () => {
    const parcel = await parcelThatIs(server, 'FINISHED');
    const about = { storeUsername: null, storeUserType: 'COURIER', collectUsername: 'ada' };
    await server.database.db
      .updateTable('parcels')
      .set({ ...about, collectUserType: 'MEMBER' })
      .where('ordersId', '=', parcel.ordersId)
      .execute();
    await openParcel(server, parcel);
    expect(factOf('People', 'Deposited by')).toHaveTextContent(/^courier$/);
    expect(factOf('People', 'Collected by')).toHaveTextContent(/^ada customer$/);
  });

  it('tells what happened, the newest first, with the next step above it', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    await openParcel(server, parcel);
    const all = within(await screen.findByRole('list', LINE)).getAllByRole('listitem');
    // What its owner was told of, what it cost and what staff looked into stands between.
    const lines = all.filter(
      (line) => !/ notice|Reminder|New PIN|Charged|Case /.test(line.textContent),
    );
    expect(lines[0]).toHaveTextContent('Next: it expires');
    expect(lines[1]).toHaveTextContent('Deposited');
    expect(lines[1]).toHaveTextContent(`${parcel.boxName} at ${parcel.lockerName}`);
    expect(lines[1]).toHaveTextContent('Booked → Deposited');
    expect(lines.at(-1)).toHaveTextContent('Booked');
  });

  it('says why it expires then: the rule that decided', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', { name: 'Why this time?' }));
    const why = await screen.findByRole('dialog', { name: 'Why does it expire at this time?' });
    await within(why).findByText(/(stored for|stores (its )?parcels for) \d+ (day|hour)/);
    expect(why).toHaveTextContent(
      `The storage time counts from the deposit at ${moment(parcel.storeTime!)}`,
    );
    expect(why).toHaveTextContent(`${moment(parcel.expiryTime!)} effective (latest)`);
  });

  it('shows who signed for it, with the signature, and what was paid', async () => {
    const parcel = await signedParcel();
    await openParcel(server, parcel);
    expect(screen.getByRole('region', { name: 'Last location' })).toBeVisible();
    expect(factOf('Proof of delivery', 'Collector')).toHaveTextContent(parcel.podCollector!);
    const signature = { name: `Signature of ${parcel.podCollector}` };
    expect(await screen.findByRole('img', signature)).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Payment history');
  });
});

describe('Without a parcel to show', () => {
  it('an address without its parcel says what is missing and leads to the list', async () => {
    await openApp({ server, user: 'viewer', at: '/app/order-view' });
    expect(await screen.findByRole('heading', { name: 'No parcel specified' })).toBeVisible();
    expect(screen.getByText(/Missing or invalid in the address: ordersId/)).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to the parcel list' });
    expect(back).toHaveAttribute('href', '/app/parcels');
  });

  it('one that is not there says so', async () => {
    await openApp({ server, user: 'viewer', at: '/app/order-view?ordersId=99999999' });
    expect(await screen.findByRole('heading', { name: 'Parcel not found' })).toBeVisible();
  });

  it('one that cannot be read says what the server said, and can be asked for again', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const app = await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    let broken = true;
    app.network.use(
      http.get('*/api/orders/v1/parcel/info/*', ({ request }) =>
        broken ? HttpResponse.json({}, { status: 500 }) : server.app.fetch(request),
      ),
    );
    goTo(`/app/order-view?ordersId=${parcel.ordersId}`);
    expect(await screen.findByRole('heading', { name: 'SYSTEM ERROR' })).toBeVisible();
    broken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: parcel.parcelNumber });
  });
});
