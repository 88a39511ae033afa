// What a browser proves itself with between the steps of one way, without a session: a cookie that no script reads.
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../system/config.ts';
import type { RequestContext } from './context.ts';
import type { Bindings } from './bindings.ts';

const NAME = 'lockerdesk.proof';

/** Half an hour, in seconds: as long as any such way lasts. */
const LIFE_S = 30 * 60;

/** Reads the proof that came, and gives one along with the answer. It goes to the calls of signing in alone. */
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
