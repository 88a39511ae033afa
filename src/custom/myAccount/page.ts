// My account: its address and who may open it.
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
