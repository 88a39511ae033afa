// Privacy: who may see how persons are reached, who sees it masked, and what revealing it leaves behind.
import { describe, expect, it } from 'vitest';
import { memberCalls, members, type MemberRow } from '../../../contract/people/members.ts';
import { orders } from '../../../contract/parcels/orders.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { reveals } from '../../../contract/people/reveals.ts';
import type { Authority } from '../../../domain/people/authorities.ts';
import { maskAddress } from '../../../domain/people/masking.ts';
import { readEvents, readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const LOOK = 'MEMBER_VIEW MEMBER_EXPORT PARCEL_VIEW PARCEL_EXPORT PARCEL_RESERVE'.split(
  ' ',
) as Authority[];
const server = await fileServer();
const clear = (await signInWith(server, [...LOOK, 'PERSONAL_VIEW'])).token;
const veiled = (await signInWith(server, LOOK)).token;
const all = (await server.ask(members.list, { size: 10_000 }, { token: clear })).body.content;

const sms = (address: string | null) => address && maskAddress('SMS', address);
const mail = (address: string | null) => address && maskAddress('MAIL', address);
const veil = ({ mobile, email, ...row }: MemberRow) => ({
  ...row,
  mobile: sms(mobile),
  email: mail(email),
});

/** Numbers and addresses of customers as they are. */
const CLEAR = /\b9\d{7}\b|[\w.]{4,}@example/;

describe('Without PERSONAL_VIEW', () => {
  it('every customer of the list has both masked, as the product masks addresses everywhere', async () => {
    for (const mobile of ['991', '12345678', '', null]) {
      const email = mobile && `${mobile}@example.test`;
      await server.database.db
        .updateTable('members')
        .set({ mobile, email })
        .where('memberId', '=', 3 + (mobile?.length ?? 0))
        .execute();
    }
    const asked = { size: 10_000 };
    const open = await server.ask(members.list, asked, { token: clear });
    const { body } = await server.ask(members.list, asked, { token: veiled });
    expect(body.content).toEqual(open.body.content.map(veil));
  });

  it('the order by a masked field is the order of what is shown: it tells nothing more', async () => {
    const { body } = await server.ask(
      members.list,
      { size: 10_000, sort: 'mobile,asc' },
      { token: veiled },
    );
    const shown = body.content.flatMap(({ mobile, memberId }) =>
      mobile ? [{ mobile, memberId }] : [],
    );
    for (const [index, { mobile, memberId }] of shown.entries()) {
      const next = shown[index + 1];
      if (next?.mobile === mobile) expect(next.memberId).toBeGreaterThan(memberId);
    }
  });

  it('a filter by mobile or e-mail "matches whole values only (a prefix search would be an oracle)"', async () => {
    const { mobile, email, memberId } = all[20]!;
    const found = async (asked: object, token: string) =>
      (await server.ask(members.list, { size: 10_000, ...asked }, { token })).body.totalElements;
    for (const [field, value] of Object.entries({ mobile, email })) {
      const part = value!.slice(0, -1);
      expect(await found({ [field]: part }, clear)).toBeGreaterThan(0);
      expect(await found({ [field]: part }, veiled)).toBe(0);
      expect(await found({ [field]: '%' }, veiled)).toBe(0);
      expect(await found({ [field]: value! }, veiled)).toBeGreaterThan(0);
    }
    const byMobile = async (asked: string) =>
      (await server.ask(memberCalls.byMobile, { mobile: asked }, { token: veiled })).body;
    expect(await byMobile(mobile!.slice(0, -1))).toEqual([]);
    expect(await byMobile(mobile!)).toContainEqual(
      expect.objectContaining({ memberId, mobile: sms(mobile) }),
    );
  });

  it('no answer about customers and parcels has a number or an address', async () => {
    const { ordersId } = await server.database.db
      .selectFrom('parcels')
      .select('ordersId')
      .where('customerMobile', 'is not', null)
      .where('customerMail', 'is not', null)
      .where('collectUserMobile', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const size = { size: 500 };
    const bare = (text: unknown) =>
      JSON.stringify(text).replaceAll(/"(creation|last|book|store|collect)\w*":\d+/gi, '');
    const answers = async (token: string) => [
      (await server.ask(members.one, { memberId: all[20]!.memberId }, { token })).body,
      (await server.ask(memberCalls.byName, {}, { token })).body,
      (await server.ask(memberCalls.byUsername, {}, { token })).body,
      (await server.ask(parcels.list, size, { token })).body,
      (await server.ask(parcels.one, { ordersId }, { token })).body,
      (await server.ask(orders.list, size, { token })).body,
      (await server.ask(members.exportCsv, {}, { token })).body,
      (await server.ask(parcels.exportCsv, {}, { token })).body,
      (await server.ask(orders.exportCsv, {}, { token })).body,
    ];
    for (const open of await answers(clear)) expect(bare(open)).toMatch(CLEAR);
    for (const told of await answers(veiled)) expect(bare(told)).not.toMatch(CLEAR);
  });

  it('parcels are found by the whole number of their customer alone', async () => {
    const { customerMobile } = await server.database.db
      .selectFrom('parcels')
      .select('customerMobile')
      .where('customerMobile', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const found = async (mobile: string, token: string) =>
      (await server.ask(parcels.list, { mobile }, { token })).body.totalElements;
    const part = customerMobile!.slice(0, -1);
    expect(await found(part, clear)).toBeGreaterThan(0);
    expect(await found(part, veiled)).toBe(0);
    expect(await found(customerMobile!, veiled)).toBeGreaterThan(0);
  });
});

describe('Revealing "ONE record\'s values by an audited act"', () => {
  it('takes PERSONAL_REVEAL and the right to read the record', async () => {
    const asked = { subject: 'member', id: 20 } as const;
    expect((await server.ask(reveals.one, asked, { token: veiled })).status).toBe(403);
    const alone = (await signInWith(server, ['PERSONAL_REVEAL', 'PARCEL_VIEW'])).token;
    const { status, body } = await server.ask(reveals.one, asked, { token: alone });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'NOT_ALLOWED' })]);
  });

  it('gives the values of that one, and the history says to whom, of whom and which', async () => {
    const { token, userId } = await signInWith(server, [...LOOK, 'PERSONAL_REVEAL']);
    const { memberId, mobile, email } = all[20]!;
    const { body } = await server.ask(reveals.one, { subject: 'member', id: memberId }, { token });
    expect(body).toEqual({ values: { mobile, email } });
    const event = (await readEvents(server, {})).at(-1)!;
    expect(event).toMatchObject({
      type: 'PERSONAL_REVEALED',
      subjectType: 'member',
      subjectId: String(memberId),
      byType: 'STAFF',
      byId: userId,
      data: { fields: ['mobile', 'email'] },
    });
  });

  it("of a parcel gives the parcel's number, not what its customer has by now", async () => {
    const { token } = await signInWith(server, [...LOOK, 'PERSONAL_REVEAL']);
    const { ordersId } = await readRow(server, 'parcels', { memberId: all[20]!.memberId });
    await updateRows(server, 'parcels', { ordersId }, { customerMobile: '99000001' });
    const { body } = await server.ask(reveals.one, { subject: 'parcel', id: ordersId }, { token });
    expect(body.values['customerMobile']).toBe('99000001');
  });

  it('of a record that is not there reveals nothing', async () => {
    const { token } = await signInWith(server, [...LOOK, 'PERSONAL_REVEAL']);
    const asked = { subject: 'parcel', id: 99_999_999 } as const;
    expect((await server.ask(reveals.one, asked, { token })).status).toBe(404);
  });
});
