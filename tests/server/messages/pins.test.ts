// PINs in messages: they arrive, and then nothing keeps them; one that opens nothing any more does not leave.
import { beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { forgetPins } from '../../../server/messages/overMessages.ts';
import { forgetRecoveries } from '../../../server/account/recoveries.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { Outbox } from '../../kit/outbox.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

let outbox: Outbox;
const services = await parcelServices();
const smsServer = await forFile(openSmsServer());
beforeEach(async () => {
  outbox = new Outbox(services.locker.server.database, services.locker.clock);
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  smsServer.answer(saying(200));
  smsServer.calls.length = 0;
});

const swept = () => ({ database: services.locker.server.database, now: services.locker.now });
const sent = () => smsServer.calls.map(({ body }) => (JSON.parse(body) as { text: string }).text);
const resend = (ordersId: number) => services.ask(parcelActions.resendPin, { ordersId });

/** The messages of a parcel that hold, or held, a PIN. */
const pins = (ordersId: number) =>
  services.db
    .selectFrom('outbox')
    .select(['event', 'state', 'error', 'data', 'emptied'])
    .where('ordersId', '=', ordersId)
    .where('event', 'in', ['DEPOSIT', 'PIN_RESEND'])
    .orderBy('outboxId')
    .execute();

describe('a PIN', () => {
  it('arrives, and is taken out of the row with that', async () => {
    const ordersId = await services.stored();
    const [before] = await pins(ordersId);
    const pinCode = before?.data['pinCode'] as string;
    expect(pinCode).toMatch(/^\d{6}$/);
    await outbox.send();
    expect(sent().some((text) => text.endsWith(`PIN ${pinCode}.`))).toBe(true);
    const [after] = await pins(ordersId);
    expect(after).toMatchObject({ state: 'SENT', emptied: true });
    expect(JSON.stringify(after)).not.toContain(pinCode);
    expect(after?.data).toHaveProperty('parcelNumber');
  });

  it('stays where a gateway refuses it, so that it can be tried again', async () => {
    const ordersId = await services.stored();
    smsServer.answer(saying(503));
    await outbox.send();
    await forgetPins(swept());
    expect(await pins(ordersId)).toMatchObject([{ state: 'WAITING', emptied: false }]);
  });

  it('that a newer one replaced does not leave any more; the newer one does', async () => {
    const ordersId = await services.stored();
    services.locker.pass(1_000);
    expect((await resend(ordersId)).status).toBe(200);
    await outbox.send();
    expect(await pins(ordersId)).toMatchObject([
      { event: 'DEPOSIT', state: 'HELD', error: 'OVER', emptied: true },
      { event: 'PIN_RESEND', state: 'SENT' },
    ]);
    expect(sent().filter((text) => text.includes('PIN'))).toHaveLength(1);
  });

  it('of a parcel that was taken does not leave', async () => {
    const ordersId = await services.stored();
    await services.report('COLLECTED', ordersId);
    await outbox.send();
    expect(await pins(ordersId)).toMatchObject([{ state: 'HELD', error: 'OVER' }]);
    expect(sent().join()).not.toContain('PIN');
  });

  it('is forgotten where no gateway ever took it, once it opens nothing', async () => {
    const ordersId = await services.stored();
    await forgetPins(swept());
    expect(await pins(ordersId)).toMatchObject([{ state: 'WAITING', emptied: false }]);
    await services.report('COLLECTED', ordersId);
    await forgetPins(swept());
    const [row] = await pins(ordersId);
    expect(row).toMatchObject({ state: 'HELD', error: 'OVER', emptied: true });
    expect(row?.data).not.toHaveProperty('pinCode');
  });
});

describe('a password code', () => {
  const code = () =>
    outbox.write({ event: 'PASSWORD_CODE', data: { code: '654321', username: 'admin' } });

  it('arrives, and is kept no longer; whose it was is forgotten when it is over', async () => {
    const id = await code();
    await outbox.send();
    expect(sent()).toEqual(['Your password reset code: 654321. Do not share it with anyone.']);
    expect(await outbox.row(id)).toMatchObject({ data: { username: 'admin' }, emptied: true });
    services.locker.pass(6 * 60_000);
    await forgetRecoveries(swept());
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', data: {}, address: '•••' });
  });

  it('that is over does not leave', async () => {
    const id = await code();
    services.locker.pass(5 * 60_000);
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'HELD', error: 'OVER' });
    expect(sent()).toEqual([]);
  });
});

it('a customer who was deleted gets nothing any more, whatever was on its way', async () => {
  const id = await outbox.write({ address: '•••', data: {} });
  await outbox.send();
  expect(await outbox.row(id)).toMatchObject({ state: 'HELD', error: 'OVER' });
  expect(sent()).toEqual([]);
});
