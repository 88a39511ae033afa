// A new PIN whose message can leave, waits for a failing gateway, or cannot leave and is read to the recipient.
import { beforeEach, describe, expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { deliveries } from '../../../contract/messages/deliveries.ts';
import { pinResets } from '../../../contract/parcels/pinResets.ts';
import { reminders } from '../../../contract/parcels/reminders.ts';
import type { MessageError } from '../../../domain/messages/messages.ts';
import { pinHmacOf } from '../../../server/parcels/parcelPin.ts';
import { readEvents, updateRows, readRow } from '../../kit/databases/rows.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { withoutGateways, withSmsGateway } from '../../kit/smsGateway.ts';
import { parcelServices } from './parcelServer.ts';

let ordersId: number;
const services = await parcelServices();
beforeEach(async () => {
  await services.db.deleteFrom('outbox').execute();
  ordersId = await services.stored();
  await withoutGateways(services.locker.server);
});

const delivery = async () =>
  (await services.ask(deliveries.one, { event: 'PIN_RESEND', ordersId })).body.delivery;
const resend = () => services.ask(parcelActions.resendPin, { ordersId });
const reveal = () => services.ask(pinResets.reveal, { ordersId });
const refused = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

describe('without a gateway', () => {
  it('no message is written, and the PIN that was sent before stays valid (R4.40)', async () => {
    const { pinHmac } = await services.parcel(ordersId);
    expect(await delivery()).toBe('NO_GATEWAY');
    expect(await resend()).toMatchObject(refused('PIN_CANNOT_LEAVE'));
    expect(await services.parcel(ordersId)).toMatchObject({ pinHmac });
    expect((await services.told(ordersId)).map(({ event }) => event)).not.toContain('PIN_RESEND');
  });

  it('the new PIN is returned once to staff with the right, on record', async () => {
    const { status, body } = await reveal();
    expect(status).toBe(200);
    const { lockerId, pinHmac } = await services.parcel(ordersId);
    const { secrets } = services.locker.server;
    expect(pinHmac).toBe(pinHmacOf(secrets, lockerId, body.pinCode));
    expect((await services.life(ordersId)).at(-1)).toBe('PIN_REVEALED');
    const kept = await readEvents(services, { type: 'PIN_REVEALED', ordersId }, ['byName', 'data']);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(body.pinCode);
  });

  it.each([['PARCEL_EDIT'], ['PERSONAL_REVEAL']] as const)(
    'reading it takes more than %s',
    async (held) => {
      const { token } = await signInWith(services.locker.server, [held, 'PARCEL_VIEW']);
      const { status } = await services.ask(pinResets.reveal, { ordersId }, { token });
      expect(status).toBe(403);
    },
  );
});

describe('with a gateway', () => {
  beforeEach(() => withSmsGateway(services.locker.server));

  it('the new PIN is sent and not shown', async () => {
    expect(await delivery()).toBe('SENDS');
    expect(await reveal()).toMatchObject(refused('PIN_CAN_LEAVE'));
    expect(await resend()).toMatchObject({ status: 200, body: { delivery: 'SENDS' } });
  });

  it('that takes nothing, the answer says so; the PIN may be read meanwhile', async () => {
    await updateRows(services, 'outbox', { channel: 'SMS' }, { tries: 1, error: 'UNREACHABLE' });
    expect(await delivery()).toBe('FAILING');
    expect(await resend()).toMatchObject({ status: 200, body: { delivery: 'FAILING' } });
    expect((await reveal()).status).toBe(200);
  });

  describe('where the last message with a PIN did not arrive', () => {
    const last = (about: { state: 'FAILED' | 'HELD'; error: MessageError }) =>
      updateRows(services, 'outbox', { ordersId, event: 'DEPOSIT' }, { tries: 1, ...about });

    it.each([
      ['FAILED', 'ADDRESS_REFUSED'],
      ['FAILED', 'MESSAGE_REFUSED'],
      ['HELD', 'TOO_OLD'],
    ] as const)('(%s, %s), a new one may be read instead (R4.40)', async (state, error) => {
      await last({ state, error });
      expect(await delivery()).toBe('FAILING');
      expect((await reveal()).status).toBe(200);
      expect(await resend()).toMatchObject({ status: 200, body: { delivery: 'FAILING' } });
      // The new message waits: whether it arrives is open.
      expect(await delivery()).toBe('SENDS');
    });

    it('because it was obsolete, the next one is sent', async () => {
      await last({ state: 'HELD', error: 'OVER' });
      expect(await delivery()).toBe('SENDS');
    });

    it('the next one is sent to another number, and the failed one keeps its own', async () => {
      await last({ state: 'FAILED', error: 'ADDRESS_REFUSED' });
      const { memberId } = await services.parcel(ordersId);
      const mobile = '+35797123456';
      const reset = await services.ask(
        memberActions.resetMobile,
        { memberId: memberId!, mobile },
        { token: await services.locker.server.signIn('admin') },
      );
      expect(reset.status).toBe(200);
      expect(await delivery()).toBe('SENDS');
      const { address } = await readRow(services, 'outbox', { ordersId, event: 'DEPOSIT' });
      expect(address).not.toContain('97123456');
    });
  });

  it('whose template is disabled, nothing leaves', async () => {
    const set = (templateStatus: 'ENABLE' | 'DISABLE') =>
      services.db
        .updateTable('templates')
        .set({ templateStatus })
        .where('templateEvent', '=', 'PIN_RESEND')
        .where('templateType', '=', 'SMS')
        .execute();
    await set('DISABLE');
    expect(await delivery()).toBe('TEMPLATE_OFF');
    expect(await resend()).toMatchObject(refused('PIN_CANNOT_LEAVE'));
    await set('ENABLE');
  });
});

describe('before an action, whether its message can leave', () => {
  const asked = async (input: Input<typeof deliveries.one>) =>
    (await services.ask(deliveries.one, input)).body.delivery;

  it.each([
    ['a booking by SMS', { event: 'RESERVATION', channel: 'SMS' }, 'NO_GATEWAY', 'SENDS'],
    ['a booking by e-mail', { event: 'RESERVATION', channel: 'MAIL' }, 'NO_GATEWAY', 'NO_GATEWAY'],
    ['a PIN at the deposit', { event: 'DEPOSIT', channel: 'SMS' }, 'NO_GATEWAY', 'SENDS'],
    ['a reminder', { event: 'REMINDER', channel: 'SMS' }, 'NO_GATEWAY', 'SENDS'],
    ['a booking for nobody', { event: 'RESERVATION' }, 'NO_ADDRESS', 'NO_ADDRESS'],
  ] as const)('%s: without a gateway, and with one for SMS', async (_name, input, none, sms) => {
    expect(await asked(input)).toBe(none);
    await withSmsGateway(services.locker.server);
    expect(await asked(input)).toBe(sms);
  });

  it('a booking whose template is disabled', async () => {
    await withSmsGateway(services.locker.server);
    const set = (templateStatus: 'ENABLE' | 'DISABLE') =>
      updateRows(services, 'templates', { templateEvent: 'RESERVATION' }, { templateStatus });
    await set('DISABLE');
    expect(await asked({ event: 'RESERVATION', channel: 'SMS' })).toBe('TEMPLATE_OFF');
    expect(await asked({ event: 'DEPOSIT', channel: 'SMS' })).toBe('SENDS');
    await set('ENABLE');
  });

  it('a reminder where the network sends none', async () => {
    await withSmsGateway(services.locker.server);
    await services.ask(reminders.save, { hoursBefore: [] });
    expect(await asked({ event: 'REMINDER', channel: 'SMS' })).toBe('TEMPLATE_OFF');
  });

  it.each([
    ['99123456', null, 'SENDS'],
    [null, 'only.mail@example.test', 'NO_GATEWAY'],
    [null, null, 'NO_ADDRESS'],
  ] as const)('to a customer: mobile %s, e-mail %s', async (mobile, email, expected) => {
    await withSmsGateway(services.locker.server);
    const memberId = await services.member({ mobile, email });
    expect(await asked({ event: 'RESERVATION', memberId })).toBe(expected);
  });

  it.each([
    ['me@example.test', 'NO_GATEWAY'],
    [null, 'NO_ADDRESS'],
  ] as const)('a report to the user, whose address is %s', async (email, expected) => {
    const { token, userId } = await signInWith(services.locker.server, ['REPORT_EXPORT']);
    await services.db.updateTable('staff').set({ email }).where('userId', '=', userId).execute();
    const { body } = await services.ask(deliveries.one, { event: 'REPORT' }, { token });
    expect(body.delivery).toBe(expected);
  });

  it.each([
    ['RESERVATION', 'PARCEL_RESERVE', 'REPORT_EXPORT'],
    ['DEPOSIT', 'PARCEL_RESERVE', 'PARCEL_EDIT'],
    ['PIN_RESEND', 'PARCEL_EDIT', 'PARCEL_RESERVE'],
    ['WAREHOUSE', 'PARCEL_EDIT', 'PARCEL_RESERVE'],
    ['REPORT', 'REPORT_EXPORT', 'PARCEL_EDIT'],
  ] as const)('%s takes %s', async (event, needs, other) => {
    const statusWith = async (held: string) => {
      const { token } = await signInWith(services.locker.server, [held]);
      return (await services.ask(deliveries.one, { event, ordersId }, { token })).status;
    };
    expect(await statusWith(needs)).toBe(200);
    expect(await statusWith(other)).toBe(403);
  });

  it.each(['PIN_RESEND', 'WAREHOUSE'] as const)('%s names its parcel', async (event) => {
    expect((await services.ask(deliveries.one, { event })).status).toBe(400);
  });

  it('a scan into the warehouse, to the owner of the parcel, and by which way', async () => {
    const input = { event: 'WAREHOUSE', ordersId } as const;
    const { body } = await services.ask(deliveries.one, input);
    expect(body).toEqual({ delivery: 'NO_GATEWAY', channels: ['SMS'] });
    await withSmsGateway(services.locker.server);
    expect(await asked(input)).toBe('SENDS');
  });
});
