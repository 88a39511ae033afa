// Loads one customer with payments and parcels, and runs the actions for them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members, type MemberInfo } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useRecordAction } from '../shared/recordActions/useRecordAction.ts';

type Named = Pick<MemberInfo, 'firstName' | 'lastName' | 'username'>;

/** First and last name, else the account name. */
export const calledBy = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** The number of parcels shown on the page; their list has all of them. */
const PARCELS_SHOWN = 5;

/** The client calls undocumented endpoints only where the server supports the feature. */
export const findsParcels = (): boolean => supports('parcels-of-member');

/** The query key of all data about a customer. */
export const memberKey = (memberId: RecordId) => ['member', memberId] as const;

/** The customer. */
export const memberQuery = ({ memberId }: { readonly memberId: RecordId }) =>
  queryOptions<MemberInfo>({
    queryKey: [...memberKey(memberId), 'info'],
    queryFn: ({ signal }) => call(members.one, { memberId }, { signal }),
  });

/** A page of their payments, latest first; `page` is one-based. */
export const usePayments = (memberId: RecordId, page: number) =>
  useCall(
    [...memberKey(memberId), 'payments', page],
    memberActions.payments,
    { memberId, page: page - 1, size: LIST_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );

/** Their most recently changed parcels. */
export const useParcels = (memberId: RecordId) =>
  useCall(
    [...memberKey(memberId), 'parcels'],
    parcels.list,
    { memberId, page: 0, size: PARCELS_SHOWN },
    { enabled: findsParcels() },
  );

type MemberAction =
  | 'changeSuspend'
  | 'changeStatus'
  | 'changeLanguage'
  | 'resetMobile'
  | 'subscribe'
  | 'remove';

/** Runs an action; without a response the dialog stays open. */
export const useMemberAction = (member: MemberInfo, onEnd: () => void) =>
  useRecordAction<MemberAction>(
    {
      about: calledBy(member),
      messages: 'member',
      queryKey: memberKey(member.memberId),
      mayRepeat: (status) => status === 0,
      refetch: async (client) => {
        await client.invalidateQueries({ queryKey: ['members'] });
        const revealed = ['revealed', 'member', member.memberId];
        await client.invalidateQueries({ queryKey: revealed, refetchType: 'none' });
      },
    },
    onEnd,
  );
