// The shares above a report: the part of the whole, as percentOf rounds it.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { parcelAndPaymentReport, paymentPreUseReport } from '../../../contract/reports/reports.ts';
import { percentOf } from '../../../domain/percentOf.ts';
import { dayEnd, daysBefore, dayStart } from '../../../src/engine/fields/clock.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const { token } = await sessionOf(server, 'admin');

test.each<[string, Endpoint]>([
  ['ReportTransactionHistory', parcelAndPaymentReport.query],
  ['ReportPaymentperuser', paymentPreUseReport.query],
])('%s', async (page, query) => {
  await openApp({ server, user: 'admin', at: `/app/${page}` });
  const span = { startTime: dayStart(daysBefore(29)), endTime: dayEnd(daysBefore(0)) };
  const { body } = await server.ask(query, { ...span, page: 0, size: 10 }, { token });
  const { paidAmount, amount } = (body as { sums: { paidAmount: number; amount: number } }).sums;
  expect(paidAmount).toBeGreaterThan(0);
  expect(paidAmount).toBeLessThan(amount);
  const percent = percentOf(paidAmount, amount)!.toFixed(1).replace('.', ',');
  await screen.findByRole('button', { name: '30 days', pressed: true });
  const figures = within(await screen.findByLabelText('Totals of all pages'));
  expect(figures.getByText('Paid share').nextSibling).toHaveTextContent(`${percent}%`);
});
