// Orders: parcels with legacy statuses, each linked to the parcel page.
import { pages } from '../custom/pages.ts';
import { orders as collection, type LegacyOrderRow } from '../../contract/parcels/orders.ts';
import { LONG_LIST_PAGE_SIZE } from '../../domain/limits.ts';
import { link } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { leading } from '../engine/fields/references/leading.tsx';
import { revealing } from '../engine/fields/revealing.tsx';
import { showBoxes, suggestLockers } from './lockers/lockerOfRow.ts';

const orderStatus = badge<LegacyOrderRow>({
  IMPORTED: { icon: 'ticket' },
  IN_STORE: { icon: 'parcel' },
  CUSTOMER_TAKEN: { icon: 'people' },
  COURIER_TAKEN: { icon: 'truck' },
  OPERATOR_TAKEN: { icon: 'key' },
});

const showParcel = link(pages.parcel, {
  on: 'row',
  with: ({ ordersId }: LegacyOrderRow) => ({ ordersId }),
});

export const orders = defineResource('orders', collection, {
  icon: 'parcel',
  title: 'parcelNumber',
  list: {
    columns: [
      'parcelNumber',
      'orderStatus',
      'lockerName',
      'boxName',
      'memberName',
      'customerMobile',
      'bookTime',
      'storeTime',
      'collectTime',
    ],
    moreColumns: ['bookNumber', 'lockerNumber', 'lastUpdatedTime'],
    filters: ['parcelNumber', 'lockerName', 'mobile', 'orderStatus'],
    suggest: { lockerName: suggestLockers },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    pageSize: LONG_LIST_PAGE_SIZE,
    opens: showParcel,
    card: { under: ['orderStatus', 'lockerName'], foot: ['memberName', 'customerMobile'] },
  },
  fields: {
    orderStatus: { type: orderStatus },
    lockerName: { type: leading('showBoxes') },
    customerMobile: { type: revealing('phone', 'parcel', 'ordersId') },
  },
  actions: { showBoxes },
});
