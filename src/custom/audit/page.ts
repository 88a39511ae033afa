// The page that verifies the audit seals.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const auditSeals = definePage({
  ...routes.auditSeals,
  title: 'auditSeals.title',
  view: lazy(() => import('./Seals.tsx')),
});
