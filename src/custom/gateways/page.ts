// The pages of the e-mail and SMS gateways.
import { lazy } from 'react';
import { z } from 'zod';
import { gateways } from '../../../contract/messages/gateways.ts';
import { definePage } from '../../engine/definePage.ts';

export const emailGateway = definePage({
  path: 'Emailgateway',
  query: z.object({}),
  needs: gateways.mail.needs,
  title: 'resources.mailGateway.title',
  view: lazy(() => import('./EmailGateway.tsx')),
});

export const smsGateway = definePage({
  path: 'SMSGateway',
  query: z.object({}),
  needs: gateways.sms.needs,
  title: 'resources.smsGateway.title',
  view: lazy(() => import('./SmsGateway.tsx')),
});
