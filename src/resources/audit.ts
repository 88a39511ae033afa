// The audit log: all recorded events, latest first, with actor and origin.
import { pages } from '../custom/pages.ts';
import { audit as collection } from '../../contract/operations/audit.ts';
import {
  doerCell,
  changesBelow,
  changesCell,
  eventCell,
  loadCells,
  personCell,
  subjectCell,
} from '../custom/audit/fieldType.tsx';
import { link } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';

export const audit = defineResource('audit', collection, {
  icon: 'log',
  title: 'eventType',
  nameOf: ({ eventType }, translate) =>
    translate(`auditMessages.types.${eventType}`, { _: eventType }),
  list: {
    columns: ['time', 'eventType', 'subjectType', 'person', 'changes', 'ip'],
    moreColumns: ['id', 'byType', 'sealId'],
    filters: ['person', 'subjectType', 'eventType'],
    moreFilters: ['byType', 'subjectId'],
    periods: { time: ['timeFrom', 'timeUntil'] },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    card: { under: ['subjectType'], foot: ['person', 'time'] },
    pageSize: 25,
    sort: { field: 'time', order: 'DESC' },
  },
  show: ['time', 'subjectType', 'person', 'byType', 'ip', 'sealId', 'id'],
  below: changesBelow,
  history: false,
  pageMessages: loadCells,
  fields: {
    eventType: { type: eventCell },
    subjectType: { type: subjectCell },
    byType: { type: doerCell },
    person: { type: personCell },
    changes: { type: changesCell },
  },
  actions: { seals: link(pages.auditSeals, { on: 'list', icon: 'lock', with: () => ({}) }) },
});
