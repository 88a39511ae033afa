// Routes: actions on a customer, and the customer's payment history.
import { memberActions } from '../../contract/people/memberActions.ts';
import { hasRow } from '../db/hasRow.ts';
import { SUPER_ADMIN } from '../../domain/people/granting.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { accountOf } from '../account/accounts.ts';
import { changeMember, resetMobile } from './changeMember.ts';
import { doneBy } from '../events/doneBy.ts';
import { readPageOf } from '../lists/listing.ts';

type Handler<N extends keyof typeof memberActions> = Handlers<typeof memberActions>[N];

const change =
  <I extends { memberId: number }>(changed: (input: I) => Parameters<typeof changeMember>[3]) =>
  async (input: I, context: RequestContext) => {
    await context.database.transaction((trx) =>
      changeMember(trx, context, input.memberId, changed(input), doneBy(context)),
    );
    return {};
  };

/** R6.3: no other role may run these actions, whatever permissions it has. */
async function refuseOthers({ database: { db }, user }: RequestContext): Promise<void> {
  const own = await accountOf(db, user.userId);
  if (own?.name !== SUPER_ADMIN)
    throw new Problem('NOT_ALLOWED', { values: { needs: SUPER_ADMIN } });
}

/** The payment history (R3.94), latest first. */
const payments: Handler<'payments'> = async ({ memberId, page, size }, { database: { db } }) => {
  const member = db.selectFrom('members').where('memberId', '=', memberId);
  if (!(await hasRow(member.where('deletedAt', 'is', null))))
    throw new Problem('NOT_FOUND', { field: 'memberId' });
  const found = db
    .selectFrom('payments')
    .where('payments.memberId', '=', memberId)
    .leftJoin('parcels', 'parcels.ordersId', 'payments.ordersId')
    .select(['paymentId', 'paymentScheme', 'payments.amountCents', 'payments.payStatus', 'payTime'])
    .select(['payments.ordersId', 'parcels.parcelNumber'])
    .select(['startTimeUseLocker', 'endTimeUseLocker'])
    .orderBy('payTime', 'desc')
    .orderBy('paymentId', 'desc');
  const { content: rows, ...paged } = await readPageOf(found, { page, size });
  const content = rows.map(({ amountCents, ...row }) => ({ ...row, amount: amountCents / 100 }));
  return { ...paged, content };
};

export const memberActionRoutes = routesOf(memberActions, {
  changeSuspend: change(({ suspendFlag }) => ({ suspendFlag })),
  changeStatus: change(({ userStatus }) => ({ memberStatus: userStatus })),
  resetMobile: async ({ memberId, mobile }, context) => {
    await refuseOthers(context);
    await context.database.transaction((trx) =>
      resetMobile(trx, context, memberId, mobile, doneBy(context)),
    );
    return {};
  },
  changeLanguage: change(({ language }) => ({ language })),
  payments,
});
