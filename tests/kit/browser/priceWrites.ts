// The writes of the price settings: saved at once, planned for a chosen time, and a plan cancelled.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { plannedPrices } from '../../../contract/parcels/plannedPrices.ts';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import type { OpenServer } from '../servers/openServer.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const at = 'PriceSetting';

const enterPrice = async () => {
  const [price] = await screen.findAllByLabelText('Price');
  fireEvent.change(price!, { target: { value: '9.75' } });
};
/** Presses Save, and returns the confirming button once the customers are counted. */
const asked = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

/** The yearly price has a planned change. */
const planned = async ({ ask }: OpenServer, session: SessionUser) => {
  const plan = { effectiveTime: Date.now() + DAY_MS, YEARLY: { amount: 51 } };
  await ask(plannedPrices.plan, plan, session);
  return at;
};

export const PRICE_WRITES = [
  {
    call: 'prices.save',
    at,
    ready: async () => {
      await enterPrice();
      return asked('Save prices');
    },
  },
  {
    call: 'plannedPrices.plan',
    at,
    ready: async () => {
      await enterPrice();
      fireEvent.click(await screen.findByRole('radio', { name: 'A chosen time' }));
      const time = await screen.findByLabelText('Date and time');
      fireEvent.change(time, { target: { value: moment(Date.now() + 2 * DAY_MS) } });
      return asked('Plan price change');
    },
  },
  {
    call: 'plannedPrices.cancel',
    at: planned,
    ready: () => screen.findByRole('button', { name: 'Cancel the plan Subscription yearly' }),
  },
];
