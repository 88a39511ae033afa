// Dashboard figures.
import { z } from 'zod';
import { ALERT_STATES, ALERT_TYPES } from '../../domain/alerts.ts';
import { TROUBLES, VISITED_STATUSES } from '../../domain/lockers/trouble.ts';
import { asking } from '../endpoint.ts';
import { extension, id, time } from '../scalars.ts';

const perSize = z.object({
  name: z.string(),
  totalCount: z.int(),
  availableCount: z.int(),
  /** Share of boxes in use, 0 to 100. */
  utilization: z.number(),
});

/** Not in the specification: a locker in trouble (domain/lockers/trouble.ts), and the alert that names its trouble. */
const inTrouble = z.object({
  lockerId: id,
  lockerName: z.string(),
  trouble: z.enum(TROUBLES),
  /** True: act now; false: look soon. */
  urgent: z.boolean(),
  since: time.nullable(),
  /** The alert; absent without alert permission. */
  alertId: id.optional(),
  alertType: z.enum(ALERT_TYPES).optional(),
  alertState: z.enum(ALERT_STATES).optional(),
  assigneeId: id.nullable().optional(),
  assigneeName: z.string().nullable().optional(),
  /** Its other alerts that nobody has taken. */
  /** Its terminal never connected; `trouble` is then `OFFLINE`. */
  neverConnected: z.boolean(),
  otherAlertCount: z.int(),
  storedCount: z.int(),
  expiredCount: z.int(),
  flaggedCount: z.int(),
  boxCount: z.int(),
  usedBoxCount: z.int(),
  front: z.array(z.string()),
});

/** Not in the specification: boxes in a state that asks for a visit. */
const visitedBoxes = z.object({
  status: z.enum(VISITED_STATUSES),
  boxCount: z.int(),
  lockerCount: z.int(),
  /** More of them in unreachable lockers, whose state is the last known. */
  offlineBoxCount: z.int(),
  since: time.nullable(),
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
  /** Boxes of unreachable lockers, not included in the counts above. */
  unknownCount: extension(z.int().optional()),
  /** Not in the specification: the five figures for the 48 hours before. */
  before48Hrs: extension(
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
  /** Not in the specification: alerts that nobody has taken, regardless of age. */
  alertsNotTaken: extension(z.int().optional()),
  /** Not in the specification: number of lockers in trouble, and the list with the worst first. */
  troubleCount: extension(z.int().optional()),
  troubleList: extension(z.array(inTrouble).optional()),
  visitedBoxList: extension(z.array(visitedBoxes).optional()),
  /** Not in the specification: unresolved cases. */
  openCaseCount: extension(z.int().optional()),
  /** Not in the specification: deposited parcels that expire within the next 24 hours. */
  expiringIn24Hrs: extension(z.int().optional()),
  boxTypeList: z.array(perSize),
  lockerPreferredCountList: z.array(
    z.object({ lockerName: z.string(), primaryCount: z.int(), secondaryCount: z.int() }),
  ),
  lockerDiagramsList: z.array(
    z.object({
      lockerId: extension(id.optional()),
      lockerName: z.string(),
      totalBoxCount: z.int(),
      /** Omitted while the locker is unreachable. */
      occupiedBoxCount: z.int().optional(),
    }),
  ),
});

export type Diagrams = z.input<typeof diagrams>;

export const dashboard = {
  diagrams: asking('DASHBOARD_VIEW').get('/api/locker/v1/dashboard/diagrams', {}, diagrams),
};
