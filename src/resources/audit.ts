// The audit log: all recorded events, latest first, with actor and origin.
import { pages } from '../custom/pages.ts';
import { audit as collection } from '../../contract/operations/audit.ts';
import {
  doerCell,
  changesBelow,
  changesCell,
  eventCell,
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
    columns: ['time', 'eventType', 'subjectKind', 'person', 'changes', 'ip'],
    moreColumns: ['id', 'byKind', 'sealId'],
    filters: ['person', 'subjectKind', 'eventType'],
    moreFilters: ['byKind', 'subjectId'],
    periods: { time: ['timeFrom', 'timeUntil'] },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    card: { under: ['subjectKind'], foot: ['person', 'time'] },
    pageSize: 25,
    sort: { field: 'time', order: 'DESC' },
  },
  show: ['time', 'subjectKind', 'person', 'byKind', 'ip', 'sealId', 'id'],
  below: changesBelow,
  history: false,
  pageMessages: true,
  fields: {
    eventType: { type: eventCell },
    subjectKind: { type: subjectCell },
    byKind: { type: doerCell },
    person: { type: personCell },
    changes: { type: changesCell },
  },
  actions: {
    seals: link(pages.auditSeals, { on: 'list', icon: 'lock', with: () => ({}) }),
  },
});
