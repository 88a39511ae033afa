// Gateways: how the one for SMS is spoken to, and what the one for e-mail needs.

/** How the call to the SMS gateway is written: `application/json`, or `application/x-www-form-urlencoded`. */
export const ENCODINGS = ['JSON', 'FORM'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What a mail server is asked on when nothing else is said: submission, secured once it is greeted. */
export const SMTP_PORT = 587;
/** On this port a mail server is spoken to securely from the first byte. */
export const SMTPS_PORT = 465;

/** A server's name or its address, without anything before or behind. */
export const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$|^\[?[0-9a-f:]{2,45}\]?$/i;

/** An SMS gateway's address: no name or password in it, because it is shown to whoever may see gateways. */
export function isGatewayUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** An address as it may be shown: what stands behind its `?` may be a key. */
export const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '?…');

/** Who may be called what on a telephone: a number, or up to eleven letters and digits. */
export const SENDER = /^(?:\+?\d{3,15}|[A-Za-z0-9 ._-]{1,11})$/;
