// Scheduled reports sent by e-mail, of all rows or filtered as their report.
import { reportSchedules as collection } from '../../contract/reports/reportSchedules.ts';
import {
  SCHEDULE_FILTERS,
  setFilters,
  takesFilter,
  type ScheduleFilter,
} from '../../domain/reports/scheduleFilters.ts';
import { defineResource } from '../engine/defineResource.ts';
import type { AnyRow } from '../engine/fields/fieldType.ts';
import { badge } from '../engine/fields/badge.tsx';
import { filterNames, hour, recipients } from '../custom/reports/fieldType.tsx';

const scheduleState = badge({
  ON: { icon: 'check' },
  OFF: { icon: 'pause' },
  NOBODY: { icon: 'mail', tone: 'warn' },
});

/** A filter is entered for reports that take it. */
const filterFields = Object.fromEntries(
  SCHEDULE_FILTERS.map((name) => [
    name,
    { when: ({ report }: { readonly report?: unknown }) => takesFilter(report, name) },
  ]),
) as Record<ScheduleFilter, { readonly when: (values: AnyRow) => boolean }>;

export const reportSchedules = defineResource('reportSchedules', collection, {
  icon: 'clock',
  title: 'report',
  nameOf: ({ report, period }, translate) =>
    translate('resources.reportSchedules.called', {
      report: translate(`choices.report.${report}`),
      period: translate(`choices.period.${period}`),
    }),
  list: {
    columns: [
      'report',
      'filters',
      'period',
      'sendHour',
      'format',
      'addresses',
      'scheduleState',
      'nextTime',
    ],
    moreColumns: [...SCHEDULE_FILTERS, 'lastTime', 'savedBy', 'lastUpdatedTime'],
    filters: ['report', 'period', 'addresses'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'report', order: 'ASC' },
    card: { under: ['addresses'], foot: ['scheduleState', 'nextTime'] },
  },
  form: ['report', ...SCHEDULE_FILTERS, 'period', 'sendHour', 'format', 'addresses', 'enabled'],
  duplicate: { without: [] },
  formIn: 'dialog',
  fields: {
    ...filterFields,
    filters: { type: filterNames, value: setFilters },
    sendHour: { type: hour },
    // Never empty, so that the record shows its status too.
    addresses: {
      type: recipients,
      value: ({ addresses, hasRecipients }) => addresses || hasRecipients,
    },
    scheduleState: { type: scheduleState },
    // Without recipients there is no send time.
    nextTime: { value: ({ scheduleState: state, nextTime }) => (state === 'ON' ? nextTime : null) },
  },
});
