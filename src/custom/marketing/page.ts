// The page of a screen saver.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const bannerUpload = definePage({
  ...routes.bannerUpload,
  title: 'marketing.title',
  view: lazy(() => import('./BannerUpload.tsx')),
});
