// The demo's scheduled reports; all are off, so that nothing leaves by a real gateway.
import type { Network, Row } from '../network/emptyNetwork.ts';

type Rhythm = Pick<
  Row<'reportSchedules'>,
  'report' | 'period' | 'sendHour' | 'format' | 'addresses'
>;

const SCHEDULES: readonly Rhythm[] = [
  { report: 'lockersUsage', period: 'WEEKLY', sendHour: 7, format: 'XLSX', addresses: '' },
  {
    report: 'subscription',
    period: 'MONTHLY',
    sendHour: 6,
    format: 'CSV',
    addresses: 'accounts@example.test; treasury@example.test',
  },
  {
    report: 'networkAlerts',
    period: 'DAILY',
    sendHour: 6,
    format: 'XLSX',
    addresses: 'field@example.test',
  },
];

const DAY = 24 * 60 * 60 * 1_000;

/** Adds them to the network. */
export function buildReportSchedules(network: Network): void {
  network.rows.reportSchedules = SCHEDULES.map((schedule, index) => {
    const time = network.now - (SCHEDULES.length - index) * DAY;
    return {
      id: index + 1,
      ...schedule,
      enabled: false,
      savedById: null,
      nextTime: null,
      lastTime: null,
      sentUntil: null,
      creationTime: time,
      lastUpdatedTime: time,
    };
  });
}
