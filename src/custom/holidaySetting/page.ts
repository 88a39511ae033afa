// The page of the holiday calendar, uploaded as a workbook and listed by year.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const holidaySetting = definePage({
  ...routes.holidaySetting,
  title: 'holidaySetting.title',
  view: lazy(() => import('./HolidaySetting.tsx')),
});
