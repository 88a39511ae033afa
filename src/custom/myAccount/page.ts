// My account: its route and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { definePage } from '../../engine/definePage.ts';

export const myAccount = definePage({
  path: 'MyAccount',
  query: z.object({}),
  needs: userInfo.one.needs,
  title: 'myAccount.title',
  view: lazy(() => import('./MyAccount.tsx')),
});
