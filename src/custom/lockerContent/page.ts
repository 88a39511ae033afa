// The page of contacts and tips: its route and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { contacts } from '../../../contract/lockers/lockerContent.ts';
import { definePage } from '../../engine/definePage.ts';

export const lockerContent = definePage({
  path: 'lockerContent',
  query: z.object({}),
  needs: contacts.list.needs,
  title: 'lockerContent.title',
  view: lazy(() => import('./LockerContent.tsx')),
});
