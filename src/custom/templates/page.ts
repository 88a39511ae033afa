// The pages of templates: both lists, and one template.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const notificationContent = definePage({
  ...routes.notificationContent,
  title: 'templates.title',
  view: lazy(() => import('./NotificationContent.tsx')),
});

export const smsDetail = definePage({
  ...routes.smsDetail,
  title: 'templates.detail',
  view: lazy(() => import('./SmsDetail.tsx')),
});
