// The page of the holiday calendar, uploaded as a workbook and listed by year.
import { lazy } from 'react';
import { z } from 'zod';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { definePage } from '../../engine/definePage.ts';

export const holidaySetting = definePage({
  path: 'HolidaySetting',
  query: z.object({}),
  needs: holidays.list.needs,
  title: 'holidaySetting.title',
  view: lazy(() => import('./HolidaySetting.tsx')),
});
