// The table of peak hours shows what is chosen above it.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openApp } from '../../kit/screens/openApp.tsx';

const server = await fileServer();

test('collected parcels have other hours than deposited ones', async () => {
  const { user } = await openApp({ server, user: 'admin', at: '/app/usageStatistics' });
  const hours = { name: 'Average parcels per hour by weekday' };
  const deposited = (await screen.findByRole('table', hours)).textContent;
  await user.click(screen.getByRole('button', { name: 'Collected' }));
  await waitFor(() => expect(screen.getByRole('table', hours).textContent).not.toBe(deposited));
});
