// Reveals one person's contact data, and records who saw it.
import { members } from '../../contract/people/members.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { reveals, type RevealSubject } from '../../contract/people/reveals.ts';
import { holdsAny, type Authority } from '../../domain/people/authorities.ts';
import type { Db } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import { Problem } from '../system/problem.ts';
import { appendEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';

type Values = Record<string, string | null>;

interface Source {
  /** The permissions to read the record in masked form. */
  readonly needs: readonly Authority[];
  readonly read: (db: Db, id: number) => Promise<Values | undefined>;
}

const memberValues = (db: Db, id: number) =>
  db
    .selectFrom('members')
    .select(['mobile', 'email'])
    .where('memberId', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** A parcel without its own number uses its customer's, as in the lists. */
const parcelValues = (db: Db, id: number) =>
  db
    .selectFrom('parcels')
    .leftJoin('members', 'members.memberId', 'parcels.memberId')
    .select((is) => [
      is.fn.coalesce('parcels.customerMobile', 'members.mobile').as('customerMobile'),
    ])
    .select(['customerMail', 'storeOtpMobile', 'collectUserMobile'])
    .where('ordersId', '=', id)
    .executeTakeFirst();

const staffValues = (db: Db, id: number) =>
  db
    .selectFrom('staff')
    .select(['mobile', 'email'])
    .where('userId', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

const SOURCES: Readonly<Record<RevealSubject, Source>> = {
  member: { needs: members.one.needs as readonly Authority[], read: memberValues },
  parcel: { needs: parcels.one.needs as readonly Authority[], read: parcelValues },
  staff: { needs: ['STAFF_VIEW', 'STAFF_EDIT'], read: staffValues },
};

export const revealRoutes = routesOf(reveals, {
  one: async ({ subject, id }, context) => {
    const { needs, read } = SOURCES[subject];
    if (!holdsAny(context.user.authoritySet, needs))
      throw new Problem('NOT_ALLOWED', { values: { needs: needs.join(', ') } });
    return context.database.transaction(async (trx) => {
      const values = await read(trx, id);
      if (!values) throw new Problem('NOT_FOUND', { field: 'id' });
      const fields = Object.keys(values).filter((name) => values[name] !== null);
      const whose = { member: { memberId: id }, parcel: { ordersId: id }, staff: {} }[subject];
      await appendEvent(trx, {
        ...doneBy(context),
        ...whose,
        type: 'PERSONAL_REVEALED',
        subject: [subject, id],
        data: { fields },
      });
      return { values };
    });
  },
});
