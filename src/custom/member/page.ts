// The page of a customer: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { members } from '../../../contract/people/members.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const member = definePage({
  path: 'customerDetail',
  query: z.object({ memberId: id }),
  needs: members.one.needs,
  title: 'member.title',
  view: lazy(() => import('./MemberPage.tsx')),
});
