// The writes of resetting a PIN: sent where its message can leave, shown where it cannot.
import { fireEvent, screen, within } from '@testing-library/react';
import { parcelThatIs } from '../../custom/parcel/parcelPage.tsx';
import type { OpenServer } from '../servers/openServer.ts';
import { withoutGateways, withWorkingSmsGateway } from '../smsGateway.ts';

const stored = (prepare: typeof withoutGateways) => async (server: OpenServer) => {
  await prepare(server);
  return `order-view?ordersId=${(await parcelThatIs(server, 'STORED')).ordersId}`;
};

/** The dialog first asks whether a message can leave. */
const asked = (name: string) => async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Reset PIN' }));
  return within(await screen.findByRole('dialog')).findByRole('button', { name });
};

export const PIN_WRITES = [
  { call: 'parcelActions.resendPin', at: stored(withWorkingSmsGateway), ready: asked('Reset PIN') },
  { call: 'pinResets.reveal', at: stored(withoutGateways), ready: asked('Show a new PIN') },
];
