// Alerts: most urgent first; acknowledge, assign and resolve from list or page.
import { pages } from '../custom/pages.ts';
import type { MessageKey } from 'react-admin';
import {
  alertCalls,
  alerts as collection,
  type AlertRow,
} from '../../contract/operations/alerts.ts';
import { gravityOf, isStanding, isTakeable, NOT_TAKEN, stillHolds } from '../../domain/alerts.ts';
import { alertHistory, expiredParcels, nextStep, openFor } from '../custom/alerts/fieldType.tsx';
import { action, link, download } from '../engine/actions/action.ts';
import type { FilterValues } from '../engine/declarations.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { picker } from '../engine/fields/references/picker.ts';
import { reference } from '../engine/fields/references/reference.tsx';
import { suggestLockers } from './lockers/lockerOfRow.ts';

const stands = (row: AlertRow): boolean => isStanding(row.alertState);

/** A flag ends at its box; what a locker or its terminal reports, with the report of its end. */
function whyNotResolved({ alertState, alertType, boxName }: AlertRow): MessageKey | undefined {
  if (!stillHolds(alertState, alertType)) return undefined;
  const flag = alertType === 'FLAGGED_LOCKED' && boxName !== null;
  return flag ? 'resources.alerts.flagged' : 'problems.codes.ALERT_HOLDS';
}

const gravity = badge<AlertRow>(
  {
    GRAVE: { icon: 'stop', tone: 'alarm' },
    SERIOUS: { icon: 'warn', tone: 'warn' },
    MINOR: { icon: 'info' },
  },
  { over: (row) => !stands(row) },
);

const state = badge<AlertRow>({
  OPEN: { icon: 'bell', tone: 'info' },
  ACKNOWLEDGED: { icon: 'hand', tone: 'neutral' },
  SNOOZED: { icon: 'moon', tone: 'neutral' },
  RESOLVED: { icon: 'check' },
});

/** Staff who may handle alerts. */
const assignee = reference(
  picker(
    alertCalls.assignees,
    (name) => (name ? { name } : {}),
    ({ content }) => content.map(({ userId, name }) => ({ id: userId, name })),
    (row) => (typeof row['assigneeName'] === 'string' ? row['assigneeName'] : undefined),
  ),
);

const rowAndSelection = ['row', 'selection'] as const;

export const alerts = defineResource('alerts', collection, {
  icon: 'bell',
  title: 'alertType',
  nameOf: ({ alertType, lockerName, boxName }, translate) =>
    translate(boxName ? 'resources.alerts.atBox' : 'resources.alerts.atLocker', {
      alert: translate(`choices.alertType.${alertType}`),
      locker: lockerName,
      box: boxName,
    }),
  history: 'alert',
  list: {
    columns: ['alertType', 'gravity', 'alertState', 'openFor', 'assigneeId', 'nextStep'],
    moreColumns: [
      'startTime',
      'reportCount',
      'lockerName',
      'lockerNumber',
      'boxName',
      'lastTime',
      'resolvedTime',
      'resolvedBy',
      'snoozedUntil',
      'snoozedBy',
      'snoozeReason',
    ],
    filters: ['lockerName', 'alertType', 'alertState'],
    moreFilters: ['assigneeId', 'lockerId'],
    periods: { startTime: ['startFrom', 'startUntil'] },
    suggest: { lockerName: suggestLockers },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'urgency', order: 'DESC' },
    attention: [{ alertState: NOT_TAKEN }],
    notice: expiredParcels,
    groupBy: 'alertState',
    card: { under: ['gravity', 'alertState', 'assigneeId'], foot: ['openFor', 'nextStep'] },
  },
  show: {
    trouble: [
      'gravity',
      'alertState',
      'lockerName',
      'lockerNumber',
      'boxName',
      'startTime',
      'lastTime',
      'reportCount',
    ],
    care: [
      'assigneeId',
      'acknowledgedTime',
      'acknowledgedBy',
      'resolvedTime',
      'resolvedBy',
      'note',
      'snoozedUntil',
      'snoozedBy',
      'snoozeReason',
    ],
  },
  below: alertHistory,
  fields: {
    gravity: { type: gravity, value: (row) => gravityOf(row.alertType), sort: 'urgency' },
    alertState: { type: state },
    openFor: { type: openFor, value: ({ startTime }) => startTime, sort: 'startTime' },
    nextStep: { type: nextStep, value: ({ alertState }) => alertState },
    assigneeId: { type: assignee },
    snoozedUntil: { when: ({ snoozeFor }) => snoozeFor === 'CHOSEN', required: true },
  },
  actions: {
    showBoxes: link(pages.boxInfo, { on: 'row', with: (row: AlertRow) => ({ id: row.lockerId }) }),
    acknowledge: action(alertCalls.acknowledge, {
      on: rowAndSelection,
      when: (row: AlertRow) => isTakeable(row.alertState, row.assigneeId),
      with: (row) => ({ id: row.id }),
      undo: 'release',
    }),
    release: action(alertCalls.release, {
      on: rowAndSelection,
      when: (row: AlertRow) => row.alertState === 'ACKNOWLEDGED',
      with: (row) => ({ id: row.id }),
    }),
    snooze: action(alertCalls.snooze, {
      on: 'row',
      when: stands,
      with: (row: AlertRow) => ({ id: row.id }),
      asks: ['snoozeFor', 'snoozedUntil', 'snoozeReason'],
      undo: 'wake',
    }),
    wake: action(alertCalls.wake, {
      on: rowAndSelection,
      when: (row: AlertRow) => row.alertState === 'SNOOZED',
      with: (row) => ({ id: row.id }),
    }),
    assign: action(alertCalls.assign, {
      on: rowAndSelection,
      when: stands,
      with: (row: AlertRow) => ({ id: row.id }),
      asks: ['assigneeId'],
    }),
    resolve: action(alertCalls.resolve, {
      on: rowAndSelection,
      when: stands,
      refuses: whyNotResolved,
      with: (row: AlertRow) => ({ id: row.id }),
      asks: ['note'],
    }),
    networkReport: download(alertCalls.networkReport, {
      icon: 'chart',
      with: ({ startFrom, startUntil }: FilterValues<typeof collection>) => ({
        startTime: startFrom,
        endTime: startUntil,
      }),
    }),
  },
});
