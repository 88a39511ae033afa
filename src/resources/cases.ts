// Cases: open, find, assign and resolve; the thread is on a case's page.
import { caseCalls, cases as collection, type CaseRow } from '../../contract/operations/cases.ts';
import { isUnsettled } from '../../domain/cases.ts';
import { casePage } from '../custom/case/fieldType.ts';
import { action } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { picker } from '../engine/fields/references/picker.ts';
import { reference } from '../engine/fields/references/reference.tsx';
import { lockerByName, suggestLockers } from './lockers/lockerOfRow.ts';

const state = badge<CaseRow>({
  OPEN: { icon: 'info', tone: 'info' },
  IN_PROGRESS: { icon: 'people', tone: 'neutral' },
  RESOLVED: { icon: 'check' },
});

/** Staff who may handle cases. */
const assignee = reference(
  picker(
    caseCalls.assignees,
    (name) => (name ? { name } : {}),
    ({ content }) => content.map(({ userId, name }) => ({ id: userId, name })),
    (row) => (typeof row['assigneeName'] === 'string' ? row['assigneeName'] : undefined),
  ),
);

const stands = (row: CaseRow): boolean => isUnsettled(row.caseState);
const rowAndSelection = ['row', 'selection'] as const;
const one = (row: CaseRow) => ({ id: row.id });

export const cases = defineResource('cases', collection, {
  icon: 'log',
  title: 'subject',
  history: 'case',
  list: {
    columns: ['subject', 'caseType', 'caseState', 'parcelNumber', 'lockerName', 'assigneeId'],
    moreColumns: [
      'id',
      'creationTime',
      'boxName',
      'memberName',
      'openedBy',
      'commentCount',
      'pictureCount',
      'resolution',
      'resolvedTime',
      'resolvedBy',
      'lastUpdatedTime',
    ],
    filters: ['subject', 'caseType', 'caseState'],
    moreFilters: ['assigneeId', 'parcelNumber', 'lockerName', 'memberName', 'lockerId', 'memberId'],
    periods: { creationTime: ['openedFrom', 'openedUntil'] },
    suggest: { lockerName: suggestLockers },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    // Unresolved cases first, the oldest at the top.
    sort: { field: 'caseState', order: 'ASC' },
    attention: [{ caseState: 'OPEN' }, { caseState: 'IN_PROGRESS' }],
    card: { under: ['caseType', 'caseState'], foot: ['lockerName', 'creationTime'] },
  },
  form: {
    what: ['caseType', 'subject', 'description'],
    about: ['ordersId', 'lockerId', 'boxName', 'memberId'],
  },
  show: {
    what: ['caseType', 'caseState', 'openedBy', 'creationTime', 'description'],
    care: ['assigneeId', 'resolution', 'resolutionNote', 'resolvedTime', 'resolvedBy'],
  },
  below: casePage,
  fields: {
    caseState: { type: state },
    assigneeId: { type: assignee },
    lockerId: { type: lockerByName },
    description: { type: 'longText' },
    resolutionNote: { type: 'longText' },
  },
  actions: {
    take: action(caseCalls.take, { on: rowAndSelection, icon: 'people', when: stands, with: one }),
    assign: action(caseCalls.assign, {
      on: rowAndSelection,
      when: stands,
      with: one,
      asks: ['assigneeId'],
    }),
    resolve: action(caseCalls.resolve, {
      on: rowAndSelection,
      icon: 'check',
      when: stands,
      with: one,
      asks: ['resolution', 'resolutionNote'],
    }),
    reopen: action(caseCalls.reopen, {
      on: 'row',
      when: (row: CaseRow) => !stands(row),
      with: one,
      asks: ['note'],
    }),
  },
});
