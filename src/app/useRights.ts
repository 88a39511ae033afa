// What the signed-in person may do follows their role: a change is heard of with the next answer of the server.
import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { ownRights, RIGHTS_HEADER } from '../../contract/ownRights.ts';
import { currentSession, startSession } from '../authProvider/session.ts';
import { call, lendToCalls } from '../dataProvider/call.ts';

const KEY = 'lockerdesk.rights';
let reading = false;

/** Whether this session has heard another mark before; the first one is that of its sign-in. */
function isNews(token: string, mark: string): boolean {
  const [whose, known] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  if (whose === token && known === mark) return false;
  const first = whose !== token;
  if (first) sessionStorage.setItem(KEY, `${token} ${mark}`);
  return !first;
}

/** Reads the rights anew; says whether they changed. Never rejects: the next answer brings the mark again. */
async function readRights(): Promise<boolean> {
  const before = currentSession();
  try {
    const rights = await call(ownRights.read, {});
    const now = currentSession();
    if (now === undefined || now.token !== before?.token) return false;
    startSession({ ...now, ...rights });
    return true;
  } catch {
    return false;
  }
}

/** Keeps the session's authorities, hence menu, pages and buttons, as the server has them, and says when they changed. */
export function useRights(): void {
  const notify = useNotify();
  const hear = useEvent(async (headers: Headers) => {
    const mark = headers.get(RIGHTS_HEADER);
    const session = currentSession();
    if (mark === null || session === undefined || reading) return;
    if (!isNews(session.token, mark)) return;
    reading = true;
    const changed = await readRights();
    reading = false;
    if (!changed) return;
    sessionStorage.setItem(KEY, `${session.token} ${mark}`);
    notify('resources.roles.rightsChanged', { type: 'info' });
  });
  useEffect(() => {
    lendToCalls({ heard: (headers) => void hear(headers) });
    return () => lendToCalls({ heard: () => undefined });
  }, [hear]);
}
