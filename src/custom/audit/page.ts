// The page that verifies the audit seals: its route, permissions and component.
import { lazy } from 'react';
import { z } from 'zod';
import { auditCalls } from '../../../contract/operations/audit.ts';
import { definePage } from '../../engine/definePage.ts';

export const auditSeals = definePage({
  path: 'audit-seals',
  query: z.object({}),
  needs: auditCalls.verify.needs,
  title: 'auditSeals.title',
  view: lazy(() => import('./Seals.tsx')),
});
