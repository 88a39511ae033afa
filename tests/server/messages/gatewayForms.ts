// What is saved of gateways in tests, and what of a refusal is looked at.
import type { gateways } from '../../../contract/messages/gateways.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { MAIL_USER } from '../../kit/servers/mailServer.ts';

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
