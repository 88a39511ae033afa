// The dashboard's figures.
import { z } from 'zod';
import { asking } from './endpoint.ts';
import { id } from './scalars.ts';

const perSize = z.object({
  name: z.string(),
  totalCount: z.int(),
  availableCount: z.int(),
  /** Share of boxes in use, 0 to 100. */
  utilization: z.number(),
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
  unknownCount: z.int().optional(),
  /** Ours: cases that nobody has resolved yet. */
  openCaseCount: z.int().optional(),
  boxTypeList: z.array(perSize),
  lockerPreferredCountList: z.array(
    z.object({ lockerName: z.string(), primaryCount: z.int(), secondaryCount: z.int() }),
  ),
  lockerDiagramsList: z.array(
    z.object({
      lockerId: id.optional(),
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
