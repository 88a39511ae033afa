// Routes: whether the message of an action can leave, before the action.
import { NEEDS, deliveries } from '../../contract/messages/deliveries.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import type { Recipient } from '../events/append.ts';
import type { RequestContext } from '../http/context.ts';
import { routesOf } from '../http/routesOf.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { deliveryTo } from './delivery.ts';
import { ownerOf } from './ownerOf.ts';
import { readHours } from './remind.ts';

type Params = ParsedInput<typeof deliveries.one>;

async function toParcelOwner(trx: Trx, ordersId: number): Promise<Recipient[]> {
  const parcel = await trx
    .selectFrom('parcels')
    .select(['ordersId', 'memberId', 'customerMobile', 'customerAreaCode', 'customerMail'])
    .where('ordersId', '=', ordersId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'ordersId' }));
  return (await ownerOf(trx, parcel)).to;
}

async function toMember(trx: Trx, memberId: number): Promise<Recipient[]> {
  const none = { ordersId: null, customerMobile: null, customerAreaCode: null, customerMail: null };
  if (!(await hasRow(trx.selectFrom('members').where('memberId', '=', memberId))))
    throw new Problem('NOT_FOUND', { field: 'memberId' });
  return (await ownerOf(trx, { ...none, memberId })).to;
}

async function toSelf(trx: Trx, userId: number): Promise<Recipient[]> {
  const { email } = await trx
    .selectFrom('staff')
    .select('email')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return email ? [{ channel: 'MAIL', address: email }] : [];
}

function recipientsOf(trx: Trx, params: Params, { user }: RequestContext): Promise<Recipient[]> {
  const { event, ordersId, memberId, channel } = params;
  if (event === 'REPORT') return toSelf(trx, user.userId);
  if (event === 'PIN_RESEND' || event === 'WAREHOUSE') {
    if (ordersId === undefined) throw badInput('ordersId', 'missing');
    return toParcelOwner(trx, ordersId);
  }
  if (memberId !== undefined) return toMember(trx, memberId);
  return Promise.resolve(channel ? [{ channel, address: '' }] : []);
}

export const deliveryRoutes = routesOf(deliveries, {
  one: (params, context) => {
    const needs = NEEDS[params.event];
    if (!holdsAny(context.user.authoritySet, [needs]))
      throw new Problem('NOT_ALLOWED', { values: { needs } });
    return context.database.transaction(async (trx) => {
      const to = await recipientsOf(trx, params, context);
      const isOff = params.event === 'REMINDER' && (await readHours(trx)).length === 0;
      const delivery = isOff
        ? 'TEMPLATE_OFF'
        : await deliveryTo(trx, context.config, params.event, to);
      return { delivery, channels: [...new Set(to.map(({ channel }) => channel))] };
    });
  },
});
