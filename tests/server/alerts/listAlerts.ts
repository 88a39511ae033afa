// The list of alerts as its dialect answers it: bare rows.
import type { Input } from '../../../contract/endpoint.ts';
import { alerts, type AlertRow } from '../../../contract/operations/alerts.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import type { Numbered } from '../../../domain/recordId.ts';

/** All alerts that fit, in the order asked for. */
export async function listAlerts(
  server: OpenServer,
  token: string,
  input: Input<typeof alerts.list>,
): Promise<Numbered<AlertRow>[]> {
  const { body } = await server.ask(alerts.list, { page: 0, size: 1_000, ...input }, { token });
  return body as unknown as Numbered<AlertRow>[];
}
