// My account.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const myAccount = definePage({
  ...routes.myAccount,
  title: 'myAccount.title',
  view: lazy(() => import('./MyAccount.tsx')),
});
