// The proof cookie: ties the steps of a flow without a session to one browser. HttpOnly.
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../system/config.ts';
import type { RequestContext } from './context.ts';
import type { Bindings } from './bindings.ts';

const NAME = 'lockerdesk.proof';

/** In seconds: half an hour, the longest such flow. */
const LIFE_S = 30 * 60;

/** Reads the proof cookie and sets it on the response. Sent to the sign-in endpoints only. */
export const proofOf = (
  c: Context<Bindings>,
  { publicUrl }: Config,
): Pick<RequestContext, 'proof' | 'giveProof'> => ({
  proof: getCookie(c, NAME),
  giveProof: (proof) =>
    setCookie(c, NAME, proof, {
      path: '/api/user/v1',
      httpOnly: true,
      sameSite: 'Strict',
      secure: publicUrl?.startsWith('https:') === true,
      maxAge: LIFE_S,
    }),
});
