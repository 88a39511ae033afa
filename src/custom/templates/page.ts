// The pages of templates: both lists, and one template.
import { lazy } from 'react';
import { z } from 'zod';
import { id } from '../../../contract/scalars.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { definePage } from '../../engine/definePage.ts';

export const notificationContent = definePage({
  path: 'NotificationContent',
  query: z.object({}),
  needs: templates.query.needs,
  title: 'templates.title',
  view: lazy(() => import('./NotificationContent.tsx')),
});

/** R2.45; the template itself knows its type. */
export const smsDetail = definePage({
  path: 'SMSdetail',
  query: z.object({ templateId: id, type: z.enum(['EMAIL', 'SMS']).optional() }),
  needs: templates.one.needs,
  title: 'templates.detail',
  view: lazy(() => import('./SmsDetail.tsx')),
});
