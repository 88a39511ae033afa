// One customer, what they have paid and their parcels: asked for, and again after an act.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** The parcels that stand on the page; their list has them all. */
const PARCELS_SHOWN = 5;

/** The client asks for nothing undocumented unless the server announces it. */
export const findsParcels = (): boolean =>
  knownCapabilities().features.includes('parcels-of-member');

/** What all that is known of a customer is kept under. */
export const memberKey = (memberId: number) => ['member', memberId] as const;

/** The customer. */
export const useMember = (memberId: number) =>
  useQuery({
    queryKey: [...memberKey(memberId), 'info'],
    queryFn: ({ signal }) => call(members.one, { memberId }, { signal }),
  });

/** A page of what they have paid, the latest first; `page` is zero-based. */
export const usePayments = (memberId: number, page: number) =>
  useQuery({
    queryKey: [...memberKey(memberId), 'payments', page],
    queryFn: ({ signal }) =>
      call(memberActions.payments, { memberId, page, size: LIST_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Their parcels that changed last. */
export const useParcels = (memberId: number) =>
  useQuery({
    queryKey: [...memberKey(memberId), 'parcels'],
    queryFn: ({ signal }) =>
      call(parcels.list, { memberId, page: 0, size: PARCELS_SHOWN }, { signal }),
    enabled: findsParcels(),
  });
