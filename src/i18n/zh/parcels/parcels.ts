// Chinese messages: parcels.
import type { parcels as english } from '../../en/parcels/parcels.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const parcels: Messages<typeof english> = resourceMessages('包裹', {
  empty,
  fields: {
    ...fields,
    parcelType: '类型',
    laidInAs: '存入方式',
    payStatus: '付款',
    lockerId: '指定快递柜',
    memberId: '指定客户',
    expiryTime: '到期时间',
    timeQueryType: '时间段依据',
    queryTime: '时间段',
  },
  actions,
});
