// Chinese: the words of parcels, of bookings, and of orders in the legacy words.
import type {
  bookings as englishBookings,
  orders as englishOrders,
  parcels as english,
} from '../en/parcels.ts';
import type { Messages } from '../messages.ts';
import { nounWords } from './noun.ts';

const actions = { showBoxes: { label: '查看格口' } };

const empty = {
  title: '还没有包裹',
  text: '为包裹预约格口，或快递员投递后，会显示在这里。',
  noMatch: '没有符合条件的包裹',
  noMatchFor: '没有与“%{text}”相符的包裹',
};

const fields = {
  ordersId: '序号',
  parcelNumber: '包裹单号',
  bookNumber: '预约单号',
  ordersStatus: '状态',
  lockerName: '快递柜',
  lockerNumber: '快递柜编号',
  boxName: '格口',
  memberName: '客户',
  customerMobile: '手机号',
  mobile: '手机号',
  bookTime: '预约时间',
  storeTime: '存入时间',
  collectTime: '取件时间',
};

export const parcels: Messages<typeof english> = nounWords('包裹', {
  empty,
  fields: {
    ...fields,
    parcelType: '类型',
    payStatus: '付款',
    lockerId: '指定快递柜',
    expiryTime: '到期时间',
    timeQueryType: '时间段依据',
    queryTime: '时间段',
  },
  actions,
});

export const orders: Messages<typeof englishOrders> = nounWords('订单', {
  empty: { ...empty, title: '还没有订单' },
  fields: { ...fields, orderStatus: '状态' },
  actions,
});

export const bookings: Messages<typeof englishBookings> = nounWords('预约', {
  empty: {
    title: '还没有预约',
    text: '预约格口后会显示在这里。',
    noMatch: '没有符合条件的预约',
    noMatchFor: '没有与“%{text}”相符的预约',
  },
  fields: { ...fields, bookedTime: '预约时间', collectedTime: '取件时间', boxTypeId: '格口尺寸' },
  actions,
});
