// Lockers: the list with its filters, exports and actions.
import { pages } from '../../custom/pages.ts';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
import { cases } from '../../../contract/operations/cases.ts';
import {
  lockerCalls,
  lockers as collection,
  type LockerRow,
} from '../../../contract/lockers/lockers.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { opposite, shownSituation } from '../../../domain/lockers/lockers.ts';
import { isTrouble, TROUBLES } from '../../../domain/lockers/trouble.ts';
import { lockersOnMap } from '../../custom/lockersOnMap/fieldType.ts';
import {
  action,
  externalLink,
  link,
  linkToCreate,
  linkToList,
} from '../../engine/actions/action.ts';
import { addTo } from '../../engine/actions/addTo.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { front } from '../../engine/fields/figures/front.tsx';
import { counts, percent } from '../../engine/fields/figures/share.tsx';
import { toggle } from '../../engine/fields/toggle.tsx';
import { boxesInUse, lockerFront } from './lockerFront.ts';
import { situation } from './situation.ts';
import { suggestLockers } from './lockerOfRow.ts';

/** R4.16: a locker's status toggles between ENABLE and DISABLE after confirmation in a dialog. */
const setStatus = (
  lockerStatus: LockerRow['lockerStatus'],
  undo: 'enable' | 'disable',
  asks: readonly 'reason'[] = [],
) =>
  action(lockerCalls.setStatus, {
    on: ['row', 'selection'],
    when: (row: LockerRow) => row.lockerStatus === opposite(lockerStatus),
    with: (row) => ({ lockerId: row.lockerId, lockerStatus }),
    confirm: true,
    undo,
    asks,
  });

const showBoxes = link(pages.boxInfo, {
  on: 'row',
  icon: 'boxes',
  with: (row: LockerRow) => ({ id: row.lockerId }),
});

/** R2.42: `/app/AddNewLocker` takes `id` and `step`; step 1 is the form and step 2 the door layout editor. */
const edit = (step: '1' | '2') =>
  link(pages.lockerForm, { on: 'row', with: (row: LockerRow) => ({ id: row.lockerId, step }) });

/** A locker's faults are listed in its alerts. */
const showAlerts = linkToList('alerts', alerts, {
  on: 'row',
  when: (row: LockerRow) => isTrouble(row.lockerSituation),
  with: (row) => ({ lockerId: row.lockerId }),
});

/** The locker's parcels. */
const showParcels = linkToList('parcels', parcels, {
  on: 'row',
  with: (row: LockerRow) => ({ lockerId: row.lockerId }),
});

const openCase = linkToCreate('cases', cases, {
  on: 'row',
  with: ({ lockerId }: LockerRow) => ({ lockerId }),
});

export const lockers = defineResource('lockers', collection, {
  icon: 'boxes',
  title: 'lockerName',
  history: 'locker',
  list: {
    columns: [
      'lockerName',
      'lockerNumber',
      'location',
      'lockerSituation',
      'front',
      'inUse',
      'boxes',
      'lockerStatus',
    ],
    moreColumns: [
      'districtId',
      'companyName',
      'category',
      'postalCode',
      'sortingCode',
      'heartbeatTime',
      'creationTime',
      'lastUpdatedTime',
    ],
    filters: ['lockerName', 'location', 'postalCode', 'districtId', 'lockerSituation'],
    moreFilters: [
      'lockerGroupId',
      'provinceId',
      'lockerStatus',
      'lockerNumber',
      'companyName',
      'category',
      'sortingCode',
      'lockerId',
    ],
    suggest: { lockerName: suggestLockers },
    export: { csv: lockerCalls.exportCsv, xlsx: lockerCalls.exportXlsx },
    // Lockers with problems sort first.
    sort: { field: 'lockerSituation', order: 'DESC' },
    opens: showBoxes,
    map: lockersOnMap,
    attention: TROUBLES.map((lockerSituation) => ({ lockerSituation })),
    card: { under: ['lockerSituation', 'lockerNumber'], foot: ['front', 'boxes'] },
  },
  fields: {
    lockerSituation: { type: situation<LockerRow>(), value: shownSituation },
    front: { type: front, value: lockerFront },
    inUse: { type: percent, value: boxesInUse, of: 'usedBoxCount' },
    boxes: { type: counts, value: boxesInUse, of: 'usedBoxCount', sort: 'usedBoxCount' },
    lockerStatus: { type: toggle({ on: 'ENABLE', turnOn: 'enable', turnOff: 'disable' }) },
  },
  actions: {
    addLocker: link(pages.lockerForm, { on: 'list', icon: 'plus', with: () => ({}) }),
    showBoxes,
    parcels: showParcels,
    alerts: showAlerts,
    cctv: externalLink((row) => row.cctvLink, { icon: 'camera' }),
    editLocker: edit('1'),
    editLayout: edit('2'),
    duplicate: link(pages.lockerForm, {
      on: 'row',
      with: (row: LockerRow) => ({ copy: row.lockerId, step: '1' as const }),
    }),
    viewLogs: link(pages.lockerLog, {
      on: 'row',
      with: (row: LockerRow) => ({ id: row.lockerId }),
    }),
    openCase,
    addToGroup: addTo('lockerGroups', lockerGroups, {
      asks: 'lockerGroupId',
      list: 'lockerIds',
      title: 'name',
      id: (row: LockerRow) => row.lockerId,
    }),
    enable: setStatus('ENABLE', 'disable'),
    disable: setStatus('DISABLE', 'enable', ['reason']),
  },
});
