// Trouble: which lockers are in trouble and how urgently; the only definition, for server and browser.
import { gravityOf, type AlertType } from '../alerts.ts';
import type { ShownSituation, Situation } from './lockers.ts';

/** Why a locker is in trouble: it is unreachable, or reachable with an unresolved alert. */
export type Trouble = Exclude<Situation, 'ONLINE'>;

/**
 * A locker is in trouble while its situation is not ONLINE. Nothing else makes it so: expired parcels and flagged boxes
 * are counted as boxes, and a locker that staff disabled is out of service, not in trouble.
 */
export const isTrouble = (situation: Situation): situation is Trouble => situation !== 'ONLINE';

/** The situations that are trouble, worst first. */
export const TROUBLES = ['OFFLINE', 'EXCEPTION'] as const satisfies readonly Trouble[];

/**
 * Red, act now: a locker that became unreachable, or one with a GRAVE alert. Everything else is amber, look soon: so is
 * a locker whose terminal never connected, as nothing in it was ever reachable.
 * @param gravest the most serious unresolved alert of the locker, where known
 */
export const isUrgent = (situation: ShownSituation, gravest?: AlertType): boolean =>
  situation === 'OFFLINE' || (gravest !== undefined && gravityOf(gravest) === 'GRAVE');

/** States of boxes that ask for a visit, not at once: one amber line each, whatever number of lockers they are in. */
export const VISITED_STATUSES = ['EXPIRED', 'FLAGGED'] as const;
