// What is saved of gateways and scheduled reports in tests, and what of a refusal is looked at.
import { expect } from 'vitest';
import type { gateways } from '../../contract/messages/gateways.ts';
import type { Input } from '../../contract/endpoint.ts';
import type { SendFailure } from '../../server/outside/sendFailure.ts';
import { MAIL_USER } from './servers/mailServer.ts';

type Mail = Input<typeof gateways.saveMail>;
type Sms = Input<typeof gateways.saveSms>;

export const mailOf = (smtpServerPort: number, about: Partial<Mail> = {}): Mail => ({
  smtpServerUrl: '127.0.0.1',
  smtpServerPort,
  ...MAIL_USER,
  senderName: 'Lockers',
  senderEmail: 'lockers@example.test',
  domain: '',
  bccEmail: 'copies@example.test',
  enableFlag: true,
  ...about,
});

export const smsOf = (url: string, about: Partial<Sms> = {}): Sms => ({
  url,
  Encoding: 'JSON',
  senderId: 'LOCKERS',
  apiKey: 'sms key of the gateway',
  ...about,
});

export const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field, message } = body as Record<string, unknown>;
  return { status, code, field, message };
};

/** Why a gateway did not take a message: the code, the status, and whether it may have left. */
export const errorOf = async (sent: Promise<unknown>) => {
  const { code, status, unsure } = (await sent.then(
    () => expect.unreachable('It was taken.'),
    (error: unknown) => error,
  )) as SendFailure;
  return [code, status, unsure];
};

/** A report that is mailed every morning. */
export const DAILY = {
  report: 'subscription',
  period: 'DAILY',
  sendHour: 6,
  format: 'CSV',
  addresses: 'one@example.test',
  enabled: true,
} as const;
