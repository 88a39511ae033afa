// The page of a screen saver: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { id } from '../../../contract/scalars.ts';
import { screenSavers } from '../../../contract/terminals/screenSavers.ts';
import { definePage } from '../../engine/definePage.ts';

/** R2.43: `/app/bannerupload` takes `screenSaverId` to edit a screen saver; without it the page creates one. */
export const bannerUpload = definePage({
  path: 'bannerupload',
  query: z.object({ screenSaverId: id.optional() }),
  needs: screenSavers.update.needs,
  title: 'marketing.title',
  view: lazy(() => import('./BannerUpload.tsx')),
});
