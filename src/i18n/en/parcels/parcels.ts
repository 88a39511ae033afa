// English messages: parcels.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const parcels = resourceMessages('parcel', 'parcels', {
  title: 'Parcel list',
  empty,
  fields: {
    ...fields,
    parcelType: 'Type',
    laidInAs: 'Laid in as',
    payStatus: 'Payment',
    lockerId: 'One locker',
    memberId: 'One customer',
    expiryTime: 'Expires',
    timeQueryType: 'Period is of',
    queryTime: 'Period',
  },
  actions,
});
