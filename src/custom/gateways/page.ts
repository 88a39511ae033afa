// The pages of the e-mail and SMS gateways.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const emailGateway = definePage({
  ...routes.emailGateway,
  title: 'resources.mailGateway.title',
  view: lazy(() => import('./EmailGateway.tsx')),
});

export const smsGateway = definePage({
  ...routes.smsGateway,
  title: 'resources.smsGateway.title',
  view: lazy(() => import('./SmsGateway.tsx')),
});
