// Verifies the audit trail step by step from its first seal, and records the result.
import type { AuditWalk, auditCalls } from '../../contract/operations/audit.ts';
import { countRows } from '../db/countRows.ts';
import type { Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { countForgedValues, countLost } from './lostValues.ts';
import { lookOutside } from './anchorSeals.ts';
import { appendEvent } from '../events/append.ts';
import { readAnchor } from '../outside/anchorFile.ts';
import {
  BEGINNING,
  countUnsealed,
  unsealedEvents,
  walkSeals,
  type Reached,
  type Walked,
} from './verifySeals.ts';
import { doneBy } from '../events/doneBy.ts';

/** An older verification must start over: what it checked first may have changed since. */
const WALK_ENDS_AFTER_MS = 60 * 60 * 1_000;

/** Progress of a verification: its start, position, and missing values so far. */
interface Walk extends Reached {
  readonly began: number;
  readonly lost: number;
}

const markOf = ({ secrets, user }: RequestContext, text: string): string =>
  secrets.hmac('auditWalk', `${user.userId} ${text}`);

/** The progress as the client holds it: signed, so that it can be replayed but not altered. */
function proofOf(context: RequestContext, { began, sealId, hash, lastId, lost }: Walk): string {
  const text = [began, sealId, hash, lastId, lost].join('.');
  return `${text}.${markOf(context, text)}`;
}

/** Reads the previous step's proof. Throws BAD_INPUT unless issued recently by this server for this user and seal. */
function walkOf(context: RequestContext, after: number, proof: string | undefined): Walk {
  if (proof === undefined) throw badInput('proof', 'missing');
  const end = proof.lastIndexOf('.');
  const text = proof.slice(0, end);
  const [began, sealId, hash = '', lastId, lost] = text.split('.');
  const walk = {
    began: Number(began),
    sealId: Number(sealId),
    hash,
    lastId: Number(lastId),
    lost: Number(lost),
  };
  const given = end > 0 && proof.slice(end + 1) === markOf(context, text) && walk.sealId === after;
  if (!given || context.now() - walk.began > WALK_ENDS_AFTER_MS)
    throw badInput('proof', 'notAllowed');
  return walk;
}

type Outside = Awaited<ReturnType<typeof lookOutside>>;

/** The anchor for the response. */
const inputOf = ({ kept, lost }: Outside): AuditWalk['outside'] => ({
  last: kept?.last
    ? { sealId: kept.last.sealId, time: kept.last.time, since: kept.since.time }
    : null,
  lost: lost.map(({ sealId, time, fault: error }) => ({ sealId, time, error })),
  restored: kept?.restored ?? [],
});

/** BROKEN: something was altered. UNCHECKED: nothing known to be wrong, but this server lacks the key to verify. */
function verdictOf(broken: Walked['broken'], wrong: number): 'WHOLE' | 'BROKEN' | 'UNCHECKED' {
  if (wrong > 0 || (broken && broken.error !== 'OTHER_KEY')) return 'BROKEN';
  return broken ? 'UNCHECKED' : 'WHOLE';
}

/** Also checks unsealed events, and records the result. */
async function conclude(context: RequestContext, walked: Walked, lostBefore: number) {
  const { db, transaction } = context.database;
  const { sealId, hash, broken } = walked;
  const unsealed = await countUnsealed(db);
  const lost = lostBefore + walked.lost + (await countLost(db, await unsealedEvents(db)));
  const forged = (await countForgedValues(db)) + lost;
  const outside = inputOf(await lookOutside(context));
  const unkeyed = await countRows(db.selectFrom('seals').where('keyId', 'is', null));
  await transaction((trx) =>
    appendEvent(trx, {
      ...doneBy(context),
      type: 'AUDIT_VERIFIED',
      subject: ['audit', broken?.sealId ?? sealId],
      toState: verdictOf(broken, forged + (outside?.lost.length ?? 0)),
      data: { fromSeal: BEGINNING.sealId, sealId, hash, broken: broken?.sealId ?? null, forged },
    }),
  );
  return { ...walked, unsealed, forged, unkeyed, outside, proof: null };
}

/**
 * One verification step. It starts at the first seal and only continues from a position this server has signed,
 * so that the trail cannot be reported whole without its beginning.
 */
export const verifyAudit: Handlers<typeof auditCalls>['verify'] = async (
  { after, proof },
  context,
) => {
  const { userId } = context.user;
  await context.throttle.take(
    after === 0 ? { verifyBegun: String(userId) } : { verifyStep: String(userId) },
  );
  const so: Walk =
    after === 0 ? { ...BEGINNING, began: context.now(), lost: 0 } : walkOf(context, after, proof);
  const { keyedFrom } = (await readAnchor(context.config).catch(() => undefined)) ?? {};
  const walked = await walkSeals(context.database.db, so, { secrets: context.secrets, keyedFrom });
  if (walked.done) return conclude(context, walked, so.lost);
  const walk = { ...walked, began: so.began, lost: so.lost + walked.lost };
  const open = { unsealed: null, forged: null, unkeyed: null, outside: null };
  return { ...walked, ...open, proof: proofOf(context, walk) };
};
