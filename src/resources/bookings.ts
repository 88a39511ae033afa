// Bookings (R2.78, R2.79).
import { pages } from '../custom/pages.ts';
import { bookings as collection, type BookingRow } from '../../contract/parcels/bookings.ts';
import { boxTypes } from '../../contract/boxes/boxTypes.ts';
import {
  BOX_TYPES,
  isManagement,
  LARGEST_BOX_TYPES,
  withFixedIds,
} from '../../domain/boxes/boxTypes.ts';
import { link } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';
import { leading } from '../engine/fields/references/leading.tsx';
import { picker } from '../engine/fields/references/picker.ts';
import { reference } from '../engine/fields/references/reference.tsx';
import { showBoxes } from './lockers/lockerOfRow.ts';
import { parcelStatus } from './parcelStatus.ts';

/** Ids come from the static list (R3.30): sizes have names even if a row only has the id. */
const KNOWN = [...BOX_TYPES, ...LARGEST_BOX_TYPES];

const named = ({ boxTypeId, name }: { boxTypeId: number; name: string }) => ({
  id: boxTypeId,
  name,
});

/** R3.29: the booking filter offers only box types that are not management types. */
const boxType = reference({
  ...picker(
    boxTypes.list,
    () => ({}),
    (found) => withFixedIds(found).flatMap((type) => (isManagement(type) ? [] : named(type))),
    (row) =>
      typeof row['boxTypeName'] === 'string'
        ? row['boxTypeName']
        : KNOWN.find(({ boxTypeId }) => boxTypeId === row['boxTypeId'])?.name,
  ),
  known: KNOWN.map(named),
});

const showParcel = link(pages.parcel, {
  on: 'row',
  with: ({ ordersId }: BookingRow) => ({ ordersId }),
});

export const bookings = defineResource('bookings', collection, {
  icon: 'ticket',
  title: 'bookNumber',
  list: {
    columns: [
      'bookNumber',
      'bookedTime',
      'collectedTime',
      'boxTypeId',
      'lockerNumber',
      'lockerName',
      'ordersStatus',
    ],
    moreColumns: ['parcelNumber', 'lastUpdatedTime'],
    filters: ['bookNumber', 'boxTypeId', 'lockerNumber'],
    opens: showParcel,
    card: { under: ['ordersStatus', 'lockerNumber'], foot: ['bookedTime', 'boxTypeId'] },
  },
  fields: {
    ordersStatus: { type: parcelStatus },
    boxTypeId: { type: boxType },
    lockerName: { type: leading('showBoxes') },
  },
  actions: { showBoxes },
});
