// Page by page: the pages of a report together are its rows in their order, and each tells the sums of all of them.
import { expect, it } from 'vitest';
import {
  lockersUsageReport,
  parcelAndPaymentReport,
  payMemberInfoReport,
} from '../../../contract/reports/reports.ts';
import { openReports } from './openReports.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const REPORTS = { lockersUsageReport, parcelAndPaymentReport, payMemberInfoReport };

const opened = await forFile(openReports(Date.UTC(2026, 3, 12, 12)));

it.each(Object.entries(REPORTS))(
  '%s: also the page behind the last one has the sums',
  async (_name, report) => {
    const { server, token } = opened;
    const of = async (page: number, size: number) =>
      (await server.ask(report.query, { page, size }, { token })).body;
    const whole = await of(0, 10_000);
    const rows: readonly object[] = whole.content;
    expect(rows.length).toBeGreaterThan(2);
    for (const page of [0, 1, Math.ceil(rows.length / 2) - 1]) {
      const { content, sums, totalElements } = await of(page, 2);
      expect(content).toEqual(rows.slice(page * 2, page * 2 + 2));
      expect([sums, totalElements]).toEqual([whole.sums, rows.length]);
    }
    const { content, sums, totalElements } = await of(rows.length, 2);
    expect([content, sums, totalElements]).toEqual([[], whole.sums, rows.length]);
  },
);
