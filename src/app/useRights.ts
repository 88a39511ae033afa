// Keeps the user's permissions up to date: responses carry a stamp of them.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { ownRights, RIGHTS_HEADER } from '../../contract/account/ownRights.ts';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { rightsStamp } from '../../domain/people/rightsStamp.ts';
import { currentSession, RIGHTS_KEY, startSession } from '../authProvider/session.ts';
import { call, configureCalls } from '../dataProvider/call.ts';

let reading = false;

const remember = (mark: string) => sessionStorage.setItem(RIGHTS_KEY, mark);

/** Whether this session has received a different stamp before; the first one is that of its sign-in. */
function isNews(mark: string): boolean {
  const known = sessionStorage.getItem(RIGHTS_KEY);
  if (known === null) remember(mark);
  return known !== null && known !== mark;
}

/** Refetches the permissions; returns whether they changed. Never rejects: the next response has the stamp again. */
async function readRights({ token }: SessionUser): Promise<boolean> {
  try {
    const rights = await call(ownRights.read, {});
    const now = currentSession();
    if (now?.token !== token) return false;
    // Not the received stamp: a delayed response may carry an old one.
    const mark = rightsStamp(rights.authoritySet);
    remember(mark);
    if (mark === rightsStamp(now.authoritySet)) return false;
    startSession({ ...now, ...rights });
    return true;
  } catch {
    return false;
  }
}

/** Updates the session's authorities, and thereby menu, pages and buttons, and notifies the user of a change. */
export function useRights(): void {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const hear = useEvent(async (headers: Headers) => {
    const mark = headers.get(RIGHTS_HEADER);
    const session = currentSession();
    if (mark === null || session === undefined || reading) return;
    if (!isNews(mark)) return;
    reading = true;
    const changed = await readRights(session);
    reading = false;
    if (!changed) return;
    void queryClient.invalidateQueries({ queryKey: ['auth'] });
    notify('resources.roles.rightsChanged', { type: 'info' });
  });
  useEffect(() => {
    configureCalls({ onHeaders: (headers) => void hear(headers) });
    return () => configureCalls({ onHeaders: () => undefined });
  }, [hear]);
}
