// Members, the network's customers: list, read, create, delete, export. See memberActions.ts.
import { z } from 'zod';
import { MESSAGE_LANGUAGES, PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { NOTIFY_TYPES } from '../../domain/limits.ts';
import { MEMBER_STATUSES } from '../../domain/people/members.ts';
import { announced, LANGUAGES_FEATURE } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { MEMBER_CREATE_FEATURE, memberDraft } from './memberDraft.ts';
import { boxTypeId, id, search, time } from '../scalars.ts';

const root = '/api/member/v1';
const view = asking('MEMBER_VIEW', 'MEMBER_EDIT', 'PARCEL_RESERVE');

const memberId = { memberId: id };

/** A customer in the list. */
export const memberRow = z.object({
  ...memberId,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  memberNo: z.string(),
  /** Masked for users without access to personal data, as is the e-mail address. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  memberStatus: z.enum(MEMBER_STATUSES),
  suspendFlag: z.boolean(),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  primaryLockerId: id.nullable(),
  primaryLockerName: z.string().nullable(),
  secondaryLockerId: id.nullable(),
  secondaryLockerName: z.string().nullable(),
  /** Not in the specification: language of their messages; null is the network's language. */
  language: announced(LANGUAGES_FEATURE, z.enum(MESSAGE_LANGUAGES).nullable().optional()),
  creationTime: time.optional(),
  lastUpdatedTime: time,
});

export type MemberRow = z.input<typeof memberRow>;

/** Total and free boxes of a size in a locker. */
export const sizeCount = z.object({
  boxTypeId,
  name: z.string(),
  count: z.int(),
  availableCount: z.int(),
});

/** Box sizes of both lockers (R3.8). */
export const memberInfo = z.object({
  ...memberRow.shape,
  primaryLocker: z.array(sizeCount),
  secondaryLocker: z.array(sizeCount),
  /** R3.9: `disabled` means that the member prefers accessible doors. */
  disabled: z.boolean(),
  notifyType: z.enum(NOTIFY_TYPES),
  endTimeUseLocker: time.nullable(),
  /** The parcel currently waiting for them, if any. */
  parcelNumber: z.string().nullable(),
});

export type MemberInfo = z.input<typeof memberInfo>;

const filters = {
  username: search,
  /** Prefix match; exact match for users without access to personal data, also for the e-mail address. */
  mobile: search,
  memberNo: search,
  email: search,
  memberStatus: z.enum(MEMBER_STATUSES).optional(),
  address: search,
  firstLastName: search,
  suspendFlag: z.enum(['true', 'false']).optional(),
};

const list = view.listing(`${root}/query`, filters, memberRow, [
  'username',
  'memberNo',
  'lastName',
  'mobile',
  'email',
  'memberStatus',
  'creationTime',
  'lastUpdatedTime',
]);

const exported = { ...filters, sort: list.input.shape.sort };
const exporting = asking('MEMBER_EXPORT');

export const members = collection({
  id: 'memberId',
  list,
  one: view.get(`${root}/info/:memberId`, memberId, memberInfo),
  /** Not in the specification. */
  create: {
    ...asking('MEMBER_EDIT').post('/api/v1/members', memberDraft, memberInfo),
    feature: MEMBER_CREATE_FEATURE,
  },
  /** Refused while a parcel, booking or unpaid charge is open. */
  remove: asking('MEMBER_EDIT').post(`${root}/deleteMember`, memberId, z.object({})),
  exportCsv: exporting.file(`${root}/export/customerCsv`, exported),
  exportXlsx: exporting.file(`${root}/export/customer`, exported),
});

const named = z.object({
  ...memberId,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  mobile: z.string().nullable(),
  memberNo: z.string(),
});

/** Other endpoints for members (R7.94, R7.95, R7.96). */
export const memberCalls = {
  byUsername: view.get(`${root}/memberNameQuery`, { username: search }, z.array(named)),
  byName: view.get(`${root}/memberFirstLastQuery`, { firstLastName: search }, z.array(named)),
  byMobile: view.get(`${root}/memberMobileQuery`, { mobile: search }, z.array(named)),
};
