// Posts the last seal to the URL in AUDIT_ANCHOR, once per seal and server.
import type { Services } from '../http/context.ts';
import type { Point } from './anchorFile.ts';
import { guardedPost } from './guardedPost.ts';
import { SendFailure } from './sendFailure.ts';

const POST_WITHIN_MS = 15_000;

/** The last hash this server posted, by URL. */
const posted = new Map<string, string>();

/** Posts the seal; failures are logged and retried in the next round. */
export async function postAnchor(
  { config, log }: Pick<Services, 'config' | 'log'>,
  last: Point,
): Promise<void> {
  const url = config.auditAnchor;
  if (!url || url.startsWith('/') || posted.get(url) === last.hash) return;
  const body = JSON.stringify({ ...last, server: config.publicUrl ?? null });
  try {
    const { status } = await guardedPost({
      url,
      headers: { 'Content-Type': 'application/json' },
      body,
      innerAllowed: config.allowPrivateGateways,
      withinMs: POST_WITHIN_MS,
    });
    if (status < 200 || status > 299) throw new SendFailure('REFUSED', { status });
    posted.set(url, last.hash);
  } catch (error) {
    const why = error instanceof SendFailure ? error.code : 'UNREACHABLE';
    log.warn({ why, sealId: last.sealId }, 'AUDIT_ANCHOR was not told of the last seal');
  }
}
