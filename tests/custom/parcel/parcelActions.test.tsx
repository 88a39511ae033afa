// What can be done to a parcel on its page: each act as its state allows, each message where it belongs.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { withoutGateways, withWorkingSmsGateway } from '../../kit/smsGateway.ts';
import { openParcel, parcelThatIs } from './parcelPage.tsx';

const server = await fileServer();

const named = (name: string) => ({ name });
const row = (ordersId: number) => readRow(server, 'parcels', { ordersId });

describe('What is offered', () => {
  it.each([
    ['RESERVED', true],
    ['CANCELED', false],
  ] as const)('a price is to pay while the booking stands: %s', async (status, owes) => {
    const parcel = await parcelThatIs(server, status);
    const { ordersId } = parcel;
    await updateRows(server, 'parcels', { ordersId }, { payStatus: 'WAIT', amountCents: 501 });
    await openParcel(server, parcel);
    const { textContent } = screen.getByRole('region', named('At a glance'));
    expect(textContent.includes('5.01 to pay')).toBe(owes);
  });
});

describe('The pin code', () => {
  it('is sent anew after it was asked; nobody sees it, and the message is told of by a masked address (R4.40)', async () => {
    await withWorkingSmsGateway(server);
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel);
    await user.click(screen.getByRole('button', named('Reset PIN')));
    const asking = await screen.findByRole('dialog');
    await within(asking).findByText(/The previous PIN stops working\./);
    await user.click(await within(asking).findByRole('button', named('Reset PIN')));
    expect(
      await screen.findByText('A new PIN is set, and its message is being sent.'),
    ).toBeVisible();
    expect((await row(parcel.ordersId)).pinHmac).not.toBe(parcel.pinHmac);
    const line = await screen.findByText('New PIN');
    expect(line.closest('li')).toHaveTextContent(/(SMS|E-mail) to \S*•••\S*, not sent yet/);
  });

  it.each([
    ['en', 'Reset PIN', /No message can be sent: no gateway is set up/, 'Show a new PIN', 'Done'],
    ['zh', '重置取件码', /消息无法发出：尚未设置网关/, '显示新取件码', '完成'],
  ] as const)(
    'that no message can bring is shown once, on record (%s)',
    async (language, reset, why, show, done) => {
      await withoutGateways(server);
      const parcel = await parcelThatIs(server, 'STORED');
      const { user } = await openParcel(server, parcel, { language });
      await user.click(screen.getByRole('button', named(reset)));
      const asking = await screen.findByRole('dialog');
      await within(asking).findByText(why);
      expect(within(asking).queryByRole('button', named(reset))).toBeNull();
      await user.click(within(asking).getByRole('button', named(show)));
      const shown = await screen.findByText(/^\d{6}$/);
      const { pinHmac } = await row(parcel.ordersId);
      expect(pinHmac).not.toBe(parcel.pinHmac);
      const pin = shown.textContent;
      await user.click(screen.getByRole('button', named(done)));
      await waitFor(() => expect(screen.queryByText(pin)).toBeNull());
    },
  );

  it('stays valid where no message can leave and the role may not see it', async () => {
    await withoutGateways(server);
    const parcel = await parcelThatIs(server, 'STORED');
    const { user } = await openParcel(server, parcel, { user: 'operator' });
    await user.click(screen.getByRole('button', named('Reset PIN')));
    const asking = await screen.findByRole('dialog');
    await within(asking).findByText(/The previous PIN stays valid\./);
    await user.click(within(asking).getByRole('button', named('Close')));
    expect((await row(parcel.ordersId)).pinHmac).toBe(parcel.pinHmac);
  });
});
