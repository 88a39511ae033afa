// The legacy designer.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const legacyBox = definePage({
  ...routes.legacyBox,
  title: 'legacyBox.title',
  view: lazy(() => import('./LegacyBox.tsx')),
});
