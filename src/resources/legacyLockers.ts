// What staff see of legacy lockers: lockers that are built of cabinets with the legacy designer.
import { legacyBoxes } from '../../contract/legacyBoxes.ts';
import { legacyLockers as collection } from '../../contract/legacyLockers.ts';
import { boxInfo } from '../custom/boxInfo/page.ts';
import { legacyBox } from '../custom/legacyBox/page.ts';
import { act, go } from '../engine/actions.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/kinds/badge.tsx';
import type { RowOf } from '../engine/declarations.ts';

type Row = RowOf<typeof collection>;

const status = badge<Row>({
  ENABLE: { icon: 'check' },
  USED: { icon: 'parcel' },
  LOCKED: { icon: 'lock', tone: 'warn' },
});

const showBoxes = go(boxInfo, { on: 'row', icon: 'boxes', with: (row: Row) => ({ id: row.id }) });

export const legacyLockers = defineResource('legacyLockers', collection, {
  icon: 'cols',
  title: 'name',
  history: 'locker',
  list: {
    columns: [
      'name',
      'orderNo',
      'operatorName',
      'legacyStatus',
      'cabinetCount',
      'boxCount',
      'usedBoxCount',
      'lastUpdatedTime',
    ],
    moreColumns: [
      'zoneId',
      'currencyUnit',
      'overdueType',
      'freeDays',
      'freeHours',
      'operatorId',
      'smsAccountId',
      'creationTime',
    ],
    filters: ['name', 'operatorName', 'legacyStatus'],
    moreFilters: ['orderNo'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    opens: showBoxes,
    card: { under: ['legacyStatus', 'orderNo'], foot: ['operatorName', 'boxCount'] },
  },
  fields: { legacyStatus: { kind: status } },
  actions: {
    showBoxes,
    edit: go(legacyBox, { on: 'row', icon: 'edit', with: (row: Row) => ({ id: row.id }) }),
    /** 'POST /api/box/status/update {id, status}'. */
    lock: act(legacyBoxes.setStatus, {
      on: 'row',
      when: (row: Row) => row.legacyStatus !== 'LOCKED',
      with: (row) => ({ id: row.id, status: 'LOCKED' }),
      confirm: true,
    }),
    enable: act(legacyBoxes.setStatus, {
      on: 'row',
      when: (row: Row) => row.legacyStatus === 'LOCKED',
      with: (row) => ({ id: row.id, status: 'ENABLE' }),
      confirm: true,
    }),
    create: go(legacyBox, { on: 'list', icon: 'plus', with: () => ({}) }),
  },
});
