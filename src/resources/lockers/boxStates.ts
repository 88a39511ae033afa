// Box states: every box of the network with state, start of the state and content.
import { pages } from '../../custom/pages.ts';
import { boxStates as collection, type BoxStateRow } from '../../../contract/boxes/boxStates.ts';
import { shownSituation } from '../../../domain/lockers/lockers.ts';
import { link } from '../../engine/actions/action.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { badge } from '../../engine/fields/badge.tsx';
import { deadline } from '../../engine/fields/deadline.tsx';
import { whole, onlyFor } from '../../engine/fields/text.tsx';
import { situation } from './situation.ts';

/** State icons of a box; the current state of an offline locker's boxes is unknown. */
const state = badge<BoxStateRow>(
  {
    AVAILABLE: {},
    STORED: { icon: 'parcel' },
    RESERVED: { icon: 'ticket', tone: 'info' },
    LOCKED: { icon: 'lock', tone: 'neutral' },
    FLAGGED: { icon: 'flag', tone: 'warn' },
    EXPIRED: { icon: 'late', tone: 'warn' },
  },
  { lastKnown: (row) => row.lockerSituation === 'OFFLINE' },
);

const showBox = link(pages.boxInfo, {
  on: 'row',
  icon: 'boxes',
  with: (row: BoxStateRow) => ({ id: row.lockerId, box: row.id }),
});

export const boxStates = defineResource('boxStates', collection, {
  icon: 'boxes',
  title: 'name',
  list: {
    columns: ['name', 'lockerId', 'boxSize', 'shownStatus', 'sinceTime', 'parcelNumber'],
    moreColumns: [
      'districtId',
      'freeSince',
      'expiryTime',
      'doorStatus',
      'bottomFlag',
      'lockerSituation',
      'heartbeatTime',
    ],
    filters: ['lockerName', 'shownStatus', 'boxSize', 'districtId'],
    moreFilters: ['name', 'lockerId', 'lockerGroupId', 'provinceId'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'lockerName', order: 'ASC' },
    opens: showBox,
    card: { under: ['shownStatus', 'boxSize'], foot: ['lockerId', 'sinceTime'] },
  },
  fields: {
    lockerId: { value: (row) => row.lockerName, type: whole, sort: 'lockerName' },
    districtId: { value: (row) => row.districtName, type: 'text', sort: 'districtName' },
    shownStatus: { type: state },
    expiryTime: { type: deadline() },
    lockerSituation: { type: situation<BoxStateRow>(), value: shownSituation },
    parcelNumber: { type: onlyFor(['PARCEL_VIEW']) },
  },
  actions: { showBox },
});
