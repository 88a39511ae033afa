// Parcels: a hundred per page, with every filter of the API, each linked to its page.
import { pages } from '../custom/pages.ts';
import { memberCalls } from '../../contract/people/members.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels as collection, type ParcelRow } from '../../contract/parcels/parcels.ts';
import { LONG_LIST_PAGE_SIZE } from '../../domain/limits.ts';
import { isBooked, isInBox } from '../../domain/parcels/parcelMoves.ts';
import { shownPayStatus } from '../../domain/parcels/parcels.ts';
import type { RecordId } from '../../domain/recordId.ts';
import { action, link } from '../engine/actions/action.ts';
import { suggest } from '../engine/suggest.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { deadline } from '../engine/fields/deadline.tsx';
import { leading } from '../engine/fields/references/leading.tsx';
import { revealing } from '../engine/fields/revealing.tsx';
import { showBoxes, suggestLockers } from './lockers/lockerOfRow.ts';
import { parcelStatus } from './parcelStatus.ts';

const suggestMembers = suggest(
  memberCalls.byName,
  (firstLastName) => ({ firstLastName }),
  (found) =>
    found.map(({ firstName, lastName, username }) =>
      [firstName, lastName].every((name) => !name)
        ? username
        : [firstName, lastName].filter(Boolean).join(' '),
    ),
);

const payStatus = badge<ParcelRow>({
  SUCCESS: { icon: 'check' },
  WAIT: { icon: 'price', tone: 'warn' },
  NOTHING_DUE: {},
});

/** The parcel's page. */
const showParcel = link(pages.parcel, {
  on: 'row',
  with: ({ ordersId }: { ordersId: RecordId }) => ({ ordersId }),
});

/** R4.38: extends the storage of parcels that lie in their boxes, several to the same time. */
const changeExpiry = action(parcelActions.changeExpiry, {
  on: ['row', 'selection'],
  when: ({ ordersStatus }: ParcelRow) => isInBox(ordersStatus),
  with: ({ ordersId }) => ({ ordersId }),
  asks: ['expiryTime'],
  sets: true,
});

/** R4.36: ends bookings, which frees their boxes. */
const cancel = action(parcelActions.cancel, {
  on: ['row', 'selection'],
  when: ({ ordersStatus }: ParcelRow) => isBooked(ordersStatus),
  with: ({ ordersId }) => ({ ordersId }),
  confirm: true,
  grave: true,
});

export const parcels = defineResource('parcels', collection, {
  icon: 'parcel',
  title: 'parcelNumber',
  history: 'parcel',
  list: {
    columns: [
      'parcelNumber',
      'ordersStatus',
      'payStatus',
      'lockerName',
      'boxName',
      'memberName',
      'customerMobile',
      'storeTime',
      'expiryTime',
    ],
    // As many columns as fit 1440 px stand above.
    moreColumns: [
      'parcelType',
      'bookTime',
      'collectTime',
      'bookNumber',
      'lockerNumber',
      'creationTime',
      'lastUpdatedTime',
    ],
    filters: ['parcelNumber', 'lockerName', 'mobile', 'ordersStatus'],
    moreFilters: [
      'memberName',
      'timeQueryType',
      'parcelType',
      'laidInAs',
      'payStatus',
      'lockerId',
      'memberId',
    ],
    periods: { queryTime: ['startTime', 'endTime'] },
    suggest: { lockerName: suggestLockers, memberName: suggestMembers },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    pageSize: LONG_LIST_PAGE_SIZE,
    opens: showParcel,
    card: {
      under: ['ordersStatus', 'lockerName', 'boxName'],
      foot: ['memberName', 'customerMobile', 'expiryTime'],
    },
  },
  fields: {
    ordersStatus: { type: parcelStatus },
    payStatus: {
      type: payStatus,
      value: ({ payStatus: status, nothingDue, ordersStatus }) =>
        shownPayStatus(status, nothingDue === true, ordersStatus),
    },
    expiryTime: { type: deadline(({ ordersStatus }: ParcelRow) => isInBox(ordersStatus)) },
    lockerName: { type: leading('showBoxes') },
    customerMobile: { type: revealing('phone', 'parcel', 'ordersId') },
  },
  actions: { showBoxes, changeExpiry, cancel },
});
