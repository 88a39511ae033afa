// Signs in: for the authProvider, and for the sign-in page, which loads no react-admin.
import type { sessions, SessionUser } from '../../contract/account/sessions.ts';
import type { Input } from '../../contract/endpoint.ts';
import { callOnceLoaded } from '../dataProvider/call.ts';
import { startSession } from './session.ts';

export type Credentials = Input<typeof sessions.login>;

const endpoint = async () => (await import('../../contract/account/sessions.ts')).sessions.login;

/**
 * Creates a session on the server and starts it in this browser. Rejects with the server's `CallError`.
 * @param start replaces `startSession` where something has to be stored before the product opens
 */
export async function login(
  credentials: Credentials,
  start: (user: SessionUser) => void = startSession,
): Promise<void> {
  start(await callOnceLoaded(endpoint, credentials));
}
