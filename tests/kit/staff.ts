// A staff member who calls a running server over HTTP, without a browser.
import type { Endpoint, Input, ParsedOutput } from '../../contract/endpoint.ts';
import { sessions, type SessionUser } from '../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import type { Answer } from './servers/openServer.ts';
import { requestOf } from './servers/requestOf.ts';
import type { Numbered } from '../../domain/recordId.ts';

export interface Staff {
  user: Numbered<SessionUser>;
  /** Calls an endpoint; the body's type is the endpoint's output, even for an error response. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<ParsedOutput<E>>>;
}

async function send<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Answer<ParsedOutput<E>>> {
  const response = await fetch(requestOf(endpoint, input, { token }, url));
  const body = (await response.json()) as ParsedOutput<E>;
  return { status: response.status, headers: response.headers, body };
}

/** Signs a demo account in at a server; each sign-in is a new session. */
export async function signIn(url: string, username = 'admin'): Promise<Staff> {
  const credentials = { username, password: DEMO_PASSWORD };
  const { status, body: user } = await send(url, sessions.login, credentials);
  if (status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(user)}`);
  return { user, ask: (endpoint, input) => send(url, endpoint, input, user.token) };
}
