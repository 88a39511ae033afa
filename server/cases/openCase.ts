// Opens a case about a parcel, a box, a locker or a customer.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { cases } from '../../contract/operations/cases.ts';
import type { Trx } from '../db/tables.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

type Draft = ParsedInput<(typeof cases)['create']>;
export type CaseDoer = Pick<NewEvent, 'time' | 'byType' | 'byName'> & { byId: number };

/** The subject of a case. */
type About = Readonly<Record<'ordersId' | 'lockerId' | 'boxId' | 'memberId', number | null>>;

const parcelOf = (trx: Trx, ordersId: number): Promise<About> =>
  trx
    .selectFrom('parcels')
    .select(['ordersId', 'lockerId', 'boxId', 'memberId'])
    .where('ordersId', '=', ordersId)
    .executeTakeFirstOrThrow(() => badInput('ordersId', 'unknown'));

/** The locker's box with this label, case-insensitive. */
async function boxNamed(trx: Trx, lockerId: number | null, name: string): Promise<number> {
  if (lockerId === null) throw badInput('lockerId', 'missing');
  const box = await trx
    .selectFrom('boxes')
    .select('boxId')
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .where((is) => is(is.fn<string>('upper', ['name']), '=', name.toUpperCase()))
    .executeTakeFirstOrThrow(() => badInput('boxName', 'unknown'));
  return box.boxId;
}

const NOTHING: About = { ordersId: null, lockerId: null, boxId: null, memberId: null };

/** A parcel provides its locker, box and customer unless given. */
async function aboutWhat(trx: Trx, draft: Draft): Promise<About> {
  await refuseUnknown(trx, 'lockerId', 'lockers', draft.lockerId);
  await refuseUnknown(trx, 'memberId', 'members', draft.memberId);
  const parcel = draft.ordersId ? await parcelOf(trx, draft.ordersId) : NOTHING;
  const lockerId = draft.lockerId ?? parcel.lockerId;
  const memberId = draft.memberId ?? parcel.memberId;
  const ofParcel = lockerId === parcel.lockerId ? parcel.boxId : null;
  const boxId = draft.boxName ? await boxNamed(trx, lockerId, draft.boxName) : ofParcel;
  if (parcel.ordersId === null && lockerId === null && memberId === null)
    throw new Problem('CASE_ABOUT_NOTHING', { field: 'ordersId' });
  return { ordersId: parcel.ordersId, lockerId, boxId, memberId };
}

/** Opens it and returns its id. Throws BAD_INPUT for a missing subject, and for a case without one. */
export async function openCase(trx: Trx, draft: Draft, by: CaseDoer): Promise<number> {
  const about = await aboutWhat(trx, draft);
  const { caseType, subject, description } = draft;
  const { id } = await trx
    .insertInto('cases')
    .values({
      ...about,
      caseType,
      subject,
      description: description || null,
      openedById: by.byId,
      creationTime: by.time,
      lastUpdatedTime: by.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await appendEvent(trx, {
    ...by,
    ...about,
    type: 'CASE_OPENED',
    subject: ['case', id],
    toState: 'OPEN',
    data: { caseType },
  });
  return id;
}
