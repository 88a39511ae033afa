// Loads the user's own account and sessions.
import { useQuery } from '@tanstack/react-query';
import { ownSessions } from '../../../contract/account/account.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';

export const useMe = (userId: RecordId) =>
  useCall(['myAccount', 'info', userId], userInfo.one, { userId });

export const SESSIONS = ['myAccount', 'sessions'] as const;

/** Polling interval while the page is visible. */
const REFRESH_MS = 30_000;

export const useOwnSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await call(ownSessions.list, {}, { signal })).content,
    refetchInterval: REFRESH_MS,
  });
