// Member actions, and the payments of a member.
import { z } from 'zod';
import { MESSAGE_LANGUAGES, PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { MEMBER_STATUSES } from '../../domain/people/members.ts';
import { PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { LANGUAGES_FEATURE } from '../capabilities.ts';
import { asking, pageOf } from '../endpoint.ts';
import { extension, id, mobile, money, paging, time } from '../scalars.ts';

const root = '/api/member/v1';
const edit = asking('MEMBER_EDIT');
const memberId = { memberId: id };
const done = z.object({});

/** A payment history row (R3.94) with its subject and time. */
const payment = z.object({
  paymentId: extension(id.optional()),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: extension(z.enum(PAY_STATUSES).optional()),
  payTime: extension(time.optional()),
  /** The parcel that was paid for. */
  ordersId: extension(id.nullable().optional()),
  parcelNumber: extension(z.string().nullable().optional()),
  /** The subscription period that was paid for. */
  startTimeUseLocker: extension(time.nullable().optional()),
  endTimeUseLocker: extension(time.nullable().optional()),
});

/** Fields that may have been changed concurrently. */
const record = z.object({
  ...memberId,
  memberStatus: z.enum(MEMBER_STATUSES),
  suspendFlag: z.boolean(),
  lastUpdatedTime: time,
});

export type MemberPayment = z.input<typeof payment>;

const { page, size } = paging(['payTime']);

export const memberActions = {
  changeSuspend: {
    ...edit.post(`${root}/changeSuspend`, { ...memberId, suspendFlag: z.boolean() }, done),
    record,
  },
  changeStatus: {
    ...edit.post(
      `${root}/change-memberStatus`,
      { ...memberId, userStatus: z.enum(MEMBER_STATUSES) },
      done,
    ),
    record,
  },
  /** R6.3: the role, regardless of other roles' authorities. */
  resetMobile: {
    ...edit.post(`${root}/super/resetMobile`, { ...memberId, mobile }, done),
    record,
  },
  /** Not in the specification: language of their messages; null is the network's language. */
  changeLanguage: {
    ...edit.post(
      '/api/v1/members/:memberId/language',
      { ...memberId, language: z.enum(MESSAGE_LANGUAGES).nullable() },
      done,
    ),
    record,
    feature: LANGUAGES_FEATURE,
  },
  /** Latest first. */
  payments: asking('MEMBER_VIEW').get(
    '/api/report/v1/member/pay/:memberId',
    { ...memberId, page, size },
    pageOf(payment),
  ),
};
