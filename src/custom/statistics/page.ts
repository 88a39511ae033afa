// The three statistics pages: their routes, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { date, id } from '../../../contract/scalars.ts';
import { AREA_LEVELS } from '../../../domain/lockers/areaLevels.ts';
import { definePage } from '../../engine/definePage.ts';

/** The contract shared by all statistics; their endpoints are loaded only when a page is opened. */
const NEEDS = ['REPORT_VIEW'] as const;

/** The first and the last day, in the network's time zone; by default the last 30 days. */
const days = { from: date.optional(), to: date.optional() };
const places = {
  lockerId: id.optional(),
  lockerGroupId: id.optional(),
  districtId: id.optional(),
  provinceId: id.optional(),
};

/** The value that colours the hours of weekdays. */
export const HOUR_ACTS = ['deposited', 'collected'] as const;

export const providerStatistics = definePage({
  path: 'staticExpress',
  query: z.object({ ...days, ...places }),
  needs: NEEDS,
  title: 'statisticsMenu.providers',
  view: lazy(() => import('./Providers.tsx')),
});

export const usageStatistics = definePage({
  path: 'usageStatistics',
  query: z.object({ ...days, ...places, act: z.enum(HOUR_ACTS).optional() }),
  needs: NEEDS,
  title: 'statisticsMenu.usage',
  view: lazy(() => import('./Usage.tsx')),
});

export const areaStatistics = definePage({
  path: 'areaStatistics',
  query: z.object({
    ...days,
    by: z.enum(AREA_LEVELS).optional(),
    provinceId: places.provinceId,
    providerId: id.optional(),
  }),
  needs: NEEDS,
  title: 'statisticsMenu.areas',
  view: lazy(() => import('./Areas.tsx')),
});
