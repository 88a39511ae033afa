// Ends the user's own sessions, reports it and refetches the remaining ones.
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ownSessions } from '../../../contract/account/account.ts';
import { call } from '../../dataProvider/call.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { SESSIONS } from './useMe.ts';

export function useEnding() {
  const notify = useNotify();
  const failed = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const attempt = async (end: () => Promise<number>) => {
    try {
      const ended = await end();
      notify('myAccount.sessions.ended', { messageArgs: { smart_count: ended } });
    } catch (error) {
      failed(error);
    }
    await client.invalidateQueries({ queryKey: SESSIONS });
  };
  const run = (end: () => Promise<number>) => once(() => attempt(end));
  return {
    busy,
    endOne: (sessionId: string) =>
      run(async () => {
        await call(ownSessions.end, { sessionId });
        return 1;
      }),
    endOthers: () => run(async () => (await call(ownSessions.endOthers, {})).ended),
  };
}
