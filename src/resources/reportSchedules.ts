// What staff see of reports that are mailed by themselves.
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
    // There is always something to say of it, in a record too.
    addresses: {
      type: recipients,
      value: ({ addresses, hasRecipients }) => addresses || hasRecipients,
    },
    scheduleState: { type: scheduleState },
    // While nobody is named there is no time at which it is sent.
    nextTime: { value: ({ scheduleState: state, nextTime }) => (state === 'ON' ? nextTime : null) },
  },
});
