// The page of a customer.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const member = definePage({
  ...routes.member,
  title: 'member.title',
  view: lazy(() => import('./MemberPage.tsx')),
});
