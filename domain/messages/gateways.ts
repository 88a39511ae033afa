// Gateways: request format of the SMS gateway, and settings of the mail server.

/** Character encodings of an SMS, which a gateway may want to be told. */
const CHARACTERS = ['UTF-8', 'UCS-2', 'GSM-7'] as const;
/**
 * How the SMS gateway is called. `JSON` and `FORM` are the request's body: `application/json`, or
 * `application/x-www-form-urlencoded`. A character encoding is told the gateway in a JSON body, in the field `encoding`.
 */
export const ENCODINGS = ['JSON', 'FORM', ...CHARACTERS] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * What counts as accepted in a 2xx response of the SMS gateway. CAUTIOUS: known words and fields (`readSmsAnswer`).
 * STATUS: any of them. FIELD: a field of the JSON body with a value.
 */
export const ACCEPTANCES = ['CAUTIOUS', 'STATUS', 'FIELD'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

/** The character encoding that the gateway is told, if one is set. */
export const charactersOf = (encoding: string): string | undefined =>
  CHARACTERS.find((one) => one === encoding);

/** The default port: submission with STARTTLS. */
export const SMTP_PORT = 587;
/** The port with implicit TLS. */
export const SMTPS_PORT = 465;

/** A host name or IP address. */
export const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$|^\[?[0-9a-f:]{2,45}\]?$/i;

/** An SMS gateway's URL: without credentials, as all users who may see gateways see it. */
export function isGatewayUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** A URL safe to display: its query string may contain a key. */
export const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '?…');

/** Valid SMS senders: a number, or up to eleven letters and digits. */
export const SENDER = /^(?:\+?\d{3,15}|[A-Za-z0-9 ._-]{1,11})$/;
