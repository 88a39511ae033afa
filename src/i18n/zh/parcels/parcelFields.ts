// Chinese messages: labels shared by the lists of parcels, bookings and orders.

export const actions = { showBoxes: { label: '查看格口' } };

export const empty = {
  title: '还没有包裹',
  text: '为包裹预约格口或快递员投递后，包裹会显示在这里。',
  noMatch: '没有符合条件的包裹',
  noMatchFor: '没有与“%{text}”相符的包裹',
};

export const fields = {
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
