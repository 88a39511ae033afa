// The wall over a server of the documented calls alone: dashboard/diagrams and locker/query give a working wall.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dashboard, type Diagrams } from '../../../contract/reports/dashboard.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  await import('../../../src/app/WallRoot.tsx');
  await import('../../../src/custom/wall/Wall.tsx');
  await import('../../../src/custom/shared/LockerMap/NetworkMap.tsx');
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

/** What the specification names of the answer. */
const documented = ({ troubleList, troubleCount, before48Hrs, ...told }: Diagrams) => told;

/** A version of which nobody says how its rollout stands. */
const versionsOf = () => [
  {
    lockerVersionId: 1,
    lockerVersionName: '4.3.0',
    lockerVersionUpgradeTime: 1,
    lockerVersionFailureTime: 2,
  },
];

it('shows figures, lockers, the fullest and the silent ones; what only our own calls tell is absent', async () => {
  const token = await server.signIn('admin');
  const { body } = await server.ask(dashboard.diagrams, {}, { token });
  const { network, user } = await openApp({ server, user: 'admin', at: '/app/dashboard' });
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  network.use(
    http.get('*/api/locker/v1/dashboard/diagrams', () => HttpResponse.json(documented(body))),
    http.all('*/api/locker/v1/version/query', () =>
      HttpResponse.json({ content: versionsOf(), totalElements: 1, totalPages: 1 }),
    ),
  );
  await user.click(await screen.findByRole('link', { name: 'Control-room wall' }));
  await screen.findByRole('heading', { level: 1, name: 'Network now' });
  const strip = await screen.findByRole('region', { name: 'Last 48 hours' });
  const figure = (await within(strip).findByText('Booked')).nextElementSibling;
  expect(figure).toHaveTextContent(new Intl.NumberFormat('en').format(body.bookedIn48Hrs));
  expect(await screen.findByRole('img', { name: /^Lockers on the map/ })).toBeVisible();
  const fullest = within(await screen.findByRole('region', { name: 'Fullest lockers' }));
  expect(fullest.getAllByRole('listitem')).toHaveLength(5);
  const list = within(await screen.findByRole('region', { name: 'Action required' }));
  const [silent] = await list.findAllByRole('link', { name: 'Offline' });
  expect(silent?.getAttribute('href')).toMatch(/^\/app\/box-info\?id=\d+$/);
  expect(asked).toContain('/api/locker/v1/version/query');
  expect(screen.queryByRole('region', { name: 'Running rollouts' })).toBeNull();
  expect(asked.filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
});
