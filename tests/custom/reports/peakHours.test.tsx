// Usage statistics: what is chosen is shown, and stands in the address where it is not usual.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysBefore } from '../../../src/engine/fields/clock.ts';
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

test('the address has the chosen days but not the usual ones, and a sent link shows the same', async () => {
  const at = '/app/usageStatistics?action=collected';
  const { user, address } = await openApp({ server, user: 'admin', at });
  await screen.findByRole('button', { name: 'Collected', pressed: true });
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(address()).toBe(`${at}&from=${daysBefore(6)}&to=${daysBefore(0)}`));
  await user.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(address()).toBe(at));
});
