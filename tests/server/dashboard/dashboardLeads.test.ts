// The counts, each leading to its filtered list: the list holds just as many as the figure says.
import { describe, expect, it } from 'vitest';
import { alerts } from '../../../contract/operations/alerts.ts';
import { capabilities } from '../../../contract/capabilities.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import {
  expiringOf,
  FIGURE_NAMES,
  figureOf,
} from '../../../src/custom/shared/networkNow/figures.ts';
import { leadOf, type Lead } from '../../../src/custom/shared/networkNow/useLeads.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

let now = Date.now();
const today = now;

const server = await fileServer({ now: () => now });

const signIn = async () =>
  (await signInWith(server, ['DASHBOARD_VIEW', 'ALERT_VIEW', 'PARCEL_VIEW'], { now })).token;

async function listed({ list, filter }: Lead, token: string): Promise<number> {
  const page = { ...filter, page: 0, size: 1 };
  if (list === 'parcels')
    return (await server.ask(parcels.list, page, { token })).body.totalElements;
  const { headers } = await server.ask(alerts.list, page, { token });
  return Number(headers.get('Content-Range')?.split('/')[1]);
}

const features = async () => (await server.ask(capabilities.read, {})).body.features;

describe('each figure leads to as many as it counted', () => {
  it.each([...FIGURE_NAMES, 'expiring'] as const)('%s', async (name) => {
    now = today;
    const token = await signIn();
    const { body } = await server.ask(dashboard.diagrams, {}, { token });
    const figure = name === 'expiring' ? expiringOf(body) : figureOf(body, name);
    expect(figure).toBeGreaterThan(0);
    expect(await listed(leadOf(name, now, await features()), token)).toBe(figure);
  });

  it('returns are among the deposited, posted parcels are not', async () => {
    now = today;
    const token = await signIn();
    const lead = leadOf('deposited', now, await features());
    const types = async (parcelType: 'DEPOSIT_PARCEL' | 'RETURN_PARCEL' | 'DELIVER_PARCEL') =>
      listed({ ...lead, filter: { ...lead.filter, parcelType } }, token);
    expect(await types('RETURN_PARCEL')).toBeGreaterThan(0);
    expect(await types('DELIVER_PARCEL')).toBe(0);
  });

  it('the window is open at its beginning, in the figure and in the list', async () => {
    const { startTime } = await readRow(server, 'alerts', {}, undefined, 'startTime desc');
    for (const past of [48 * 3_600_000 - 1, 48 * 3_600_000]) {
      now = startTime + past;
      const token = await signIn();
      const { body } = await server.ask(dashboard.diagrams, {}, { token });
      const lead = leadOf('alerts', now, await features());
      expect(await listed(lead, token)).toBe(body.alertsIn48Hrs);
    }
  });
});
