// Scheduled reports sent by e-mail.
import { reportSchedules as collection } from '../../contract/reports/reportSchedules.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { recipients } from '../custom/reports/fieldType.tsx';

const scheduleState = badge({
  ON: { icon: 'check' },
  OFF: { icon: 'pause' },
  NOBODY: { icon: 'mail', tone: 'warn' },
});

export const reportSchedules = defineResource('reportSchedules', collection, {
  icon: 'clock',
  title: 'report',
  nameOf: ({ report, period }, translate) =>
    translate('resources.reportSchedules.called', {
      report: translate(`choices.report.${report}`),
      period: translate(`choices.period.${period}`),
    }),
  list: {
    columns: ['report', 'period', 'sendHour', 'format', 'addresses', 'scheduleState', 'nextTime'],
    moreColumns: ['lastTime', 'savedBy', 'lastUpdatedTime'],
    filters: ['report', 'period', 'addresses'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'report', order: 'ASC' },
    card: { under: ['addresses'], foot: ['scheduleState', 'nextTime'] },
  },
  form: ['report', 'period', 'sendHour', 'format', 'addresses', 'enabled'],
  formIn: 'dialog',
  fields: {
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
