// PINs that a terminal may check while offline: those of its waiting parcels without open charges.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { OFFLINE_PINS_EVERY_MS, OFFLINE_PINS_VALID_MS } from '../../domain/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { dueOf } from './payAtTerminal.ts';
import { openVerifier } from '../parcels/pinVerifier.ts';

/** The complete list: PINs missing from it are revoked. */
export async function offlinePinsOf({
  database: { db },
  lockerId,
  secrets,
  now,
}: RequestContext): Promise<ParsedOutput<typeof terminals.offlinePins>> {
  const waiting = await db
    .selectFrom('parcels')
    .select(['ordersId', 'boxId', 'pinVerifier'])
    .where('lockerId', '=', lockerId)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .where('pinVerifier', 'is not', null)
    .orderBy('ordersId')
    .execute();
  const due = await dueOf(
    db,
    waiting.map(({ ordersId }) => ordersId),
  );
  const pins = waiting.flatMap(({ ordersId, boxId, pinVerifier }) => {
    const verifier = pinVerifier === null ? undefined : openVerifier(secrets, pinVerifier);
    return verifier && boxId !== null && !due.has(ordersId)
      ? [{ ordersId, boxId, ...verifier }]
      : [];
  });
  return { pins, validUntil: now() + OFFLINE_PINS_VALID_MS, everyMs: OFFLINE_PINS_EVERY_MS };
}
