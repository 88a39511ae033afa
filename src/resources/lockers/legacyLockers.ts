// Legacy lockers: built of cabinets with the legacy designer.
import { pages } from '../../custom/pages.ts';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { legacyLockers as collection } from '../../../contract/lockers/legacyLockers.ts';
import { action, link } from '../../engine/actions/action.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { badge } from '../../engine/fields/badge.tsx';
import type { RowOf } from '../../engine/declarations.ts';

type Row = RowOf<typeof collection>;

const status = badge<Row>({
  ENABLE: { icon: 'check' },
  USED: { icon: 'parcel' },
  LOCKED: { icon: 'lock', tone: 'warn' },
});

const showBoxes = link(pages.boxInfo, {
  on: 'row',
  icon: 'boxes',
  with: (row: Row) => ({ id: row.id }),
});

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
  fields: { legacyStatus: { type: status } },
  actions: {
    showBoxes,
    edit: link(pages.legacyBox, { on: 'row', icon: 'edit', with: (row: Row) => ({ id: row.id }) }),
    /** R7.130: `/api/box/status/update` takes `id` and `status` and is unused or legacy. */
    lock: action(legacyBoxes.setStatus, {
      on: 'row',
      when: (row: Row) => row.legacyStatus !== 'LOCKED',
      with: (row) => ({ id: row.id, status: 'LOCKED' }),
      confirm: true,
      undo: 'enable',
    }),
    enable: action(legacyBoxes.setStatus, {
      on: 'row',
      when: (row: Row) => row.legacyStatus === 'LOCKED',
      with: (row) => ({ id: row.id, status: 'ENABLE' }),
      confirm: true,
      undo: 'lock',
    }),
    create: link(pages.legacyBox, { on: 'list', icon: 'plus', with: () => ({}) }),
  },
});
