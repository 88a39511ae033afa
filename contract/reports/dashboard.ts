// The dashboard's figures.
import { z } from 'zod';
import { ALERT_TYPES } from '../../domain/alerts.ts';
import { asking } from '../endpoint.ts';
import { beyond, id, time } from '../scalars.ts';

const perSize = z.object({
  name: z.string(),
  totalCount: z.int(),
  availableCount: z.int(),
  /** Share of boxes in use, 0 to 100. */
  utilization: z.number(),
});

/** Ours: a locker that somebody must see to, by the worst that is wrong with it. */
const inTrouble = z.object({
  lockerId: id,
  lockerName: z.string(),
  trouble: z.enum(['OFFLINE', 'ALERT', 'EXPIRED', 'FLAGGED']),
  /** What its gravest alert says, where that is the trouble. */
  alertType: z.enum(ALERT_TYPES).optional(),
  /** Act now; otherwise look soon. */
  urgent: z.boolean(),
  since: time.nullable(),
  storedCount: z.int(),
  expiredCount: z.int(),
  flaggedCount: z.int(),
  boxCount: z.int(),
  usedBoxCount: z.int(),
  front: z.array(z.string()),
});

export const diagrams = z.object({
  bookedIn48Hrs: z.int(),
  depositedIn48Hrs: z.int(),
  collectedIn48Hrs: z.int(),
  postIn48Hrs: z.int(),
  alertsIn48Hrs: z.int(),
  availableCount: z.int(),
  occupiedCount: z.int(),
  expiredCount: z.int(),
  bookedCount: z.int(),
  lockedCount: z.int(),
  flaggedCount: z.int(),
  /** Boxes of lockers that cannot be reached: in none of the counts above. */
  unknownCount: beyond(z.int().optional()),
  /** Ours: the five figures of the 48 hours before these. */
  before48Hrs: beyond(
    z
      .object({
        booked: z.int(),
        deposited: z.int(),
        collected: z.int(),
        post: z.int(),
        alerts: z.int(),
      })
      .optional(),
  ),
  /** Ours: alerts that nobody has looked at, whenever they were raised. */
  alertsNotTaken: beyond(z.int().optional()),
  /** Ours: how many lockers somebody must see to, and the worst of them first. */
  troubleCount: beyond(z.int().optional()),
  troubleList: beyond(z.array(inTrouble).optional()),
  /** Ours: cases that nobody has resolved yet. */
  openCaseCount: beyond(z.int().optional()),
  boxTypeList: z.array(perSize),
  lockerPreferredCountList: z.array(
    z.object({ lockerName: z.string(), primaryCount: z.int(), secondaryCount: z.int() }),
  ),
  lockerDiagramsList: z.array(
    z.object({
      lockerId: beyond(id.optional()),
      lockerName: z.string(),
      totalBoxCount: z.int(),
      /** Left out while the locker cannot be reached. */
      occupiedBoxCount: z.int().optional(),
    }),
  ),
});

export type Diagrams = z.output<typeof diagrams>;

export const dashboard = {
  diagrams: asking('DASHBOARD_VIEW').get('/api/locker/v1/dashboard/diagrams', {}, diagrams),
};
