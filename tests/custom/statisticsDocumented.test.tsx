// The client asks for nothing undocumented unless the server announces it: statistics where nobody answers them.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../kit/screens/openApp.tsx';

test.each([
  ['staticExpress', 'Provider statistics'],
  ['usageStatistics', 'Usage statistics'],
  ['areaStatistics', 'Area statistics'],
])(
  '%s says plainly that this server does not offer it, and asks it for nothing',
  async (path, title) => {
    const asked: string[] = [];
    const { network } = await openApp({
      serverOptions: { config: { documentedOnly: true } },
      user: 'admin',
      at: '/app/dashboard',
    });
    network.events.on('request:start', ({ request }) => asked.push(request.url));
    history.pushState(null, '', `/app/${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const heading = `${title} is not available on this server`;
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(asked.filter((url) => url.includes('/statistics/'))).toEqual([]);
  },
);
