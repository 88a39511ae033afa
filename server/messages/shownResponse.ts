// The response of a gateway as it is shown to staff who test it: shortened, without what was secret in the request.
import type { GatewayResponse } from '../../contract/messages/gateways.ts';
import type { Route } from '../outside/guardedPost.ts';
import type { SmsGateway } from '../outside/smsGateway.ts';

const BODY_MAX = 2048;
const DOTS = '••••••';
/** Shorter values of a query are no secrets, and would hide half of the response. */
const SECRET_MIN = 4;

/** The key, and the values of the URL's query, as a gateway may repeat them. */
function secretsOf({ apiKey, url }: SmsGateway): string[] {
  const values = URL.canParse(url) ? [...new URL(url).searchParams.values()] : [];
  return [apiKey, ...values.filter(({ length }) => length >= SECRET_MIN)]
    .flatMap((secret) =>
      secret === ''
        ? []
        : [
            secret,
            encodeURIComponent(secret),
            JSON.stringify(secret).slice(1, -1),
            Buffer.from(secret).toString('base64'),
          ],
    )
    .toSorted((one, other) => other.length - one.length);
}

/** Hides before it shortens, so that no half of a secret is left. */
export function shownResponse(
  gateway: SmsGateway,
  { status, type, body }: Pick<Route, 'status' | 'type' | 'body'>,
): GatewayResponse {
  const hide = (text: string) =>
    secretsOf(gateway).reduce((hidden, secret) => hidden.replaceAll(secret, DOTS), text);
  return { status, contentType: hide(type).slice(0, 200), body: hide(body).slice(0, BODY_MAX) };
}
