// Chinese messages: parcels, bookings, orders, categories and prices.
import { updated } from '../outcomes.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type * as english from '../../en/resources/parcels.ts';

const actions = { showBoxes: { label: '查看格口' } };

const empty = {
  text: '为包裹预约格口或快递员投递后，包裹会显示在这里。',
};

const fields = {
  ordersId: '包裹 ID',
  bookNumber: '预约号',
  lockerName: '快递柜',
  customerMobile: '手机号',
};

export const parcels: Messages<typeof english.parcels> = resourceMessages('包裹', {
  measure: '件',
  empty,
  fields: {
    ...fields,
    parcelType: '类型',
    laidInAs: '存入方式',
    payStatus: '付款',
    lockerId: '指定快递柜',
    memberId: '指定客户',
    timeQueryType: '时间类型',
    queryTime: '时间段',
  },
  errors: { expiryTime: { missing: '请输入日期和时间' } },
  actions: {
    ...actions,
    changeExpiry: {
      label: '修改到期时间',
      confirm: '修改 %{name} 的到期时间',
      confirmMany: '修改 %{smart_count} 件包裹的到期时间',
      consequence: '包裹将在格口中保留至该时间，不能缩短存放时间。',
      ...updated,
      doneMany: '已修改 %{smart_count} 件包裹的到期时间',
    },
    cancel: {
      label: '取消预约',
      confirm: '取消 %{name} 的预约？',
      confirmMany: '取消 %{smart_count} 个预约？',
      consequence:
        '%{lockerName} 的格口 %{boxName} 将重新空闲，系统不会通知收件人。此操作无法撤销。',
      consequenceMany: '格口将重新空闲，系统不会通知收件人。此操作无法撤销。',
      ...updated,
      doneMany: '已取消 %{smart_count} 个预约',
    },
  },
});

export const bookings: Messages<typeof english.bookings> = resourceMessages('预约', {
  measure: '条',
  empty: { text: '预约格口后会显示在这里。' },
  fields: { ...fields, bookedTime: '预约时间', collectedTime: '取件时间', boxTypeId: '格口尺寸' },
  actions,
});

export const orders: Messages<typeof english.orders> = resourceMessages('旧版订单', {
  title: '旧版订单',
  empty,
  fields: { ...fields, orderStatus: '状态' },
  actions,
});

export const parcelCategories: Messages<typeof english.parcelCategories> = resourceMessages(
  '包裹类别',
  {
    title: '包裹类别',
    fields: {
      parcelCategoryId: '编号',
      ex: '前缀',
      category: '类别',
      mailClass: '邮件种类',
      loginType: '来源',
    },
  },
);

export const reservation: Messages<typeof english.reservation> = {
  fields: { parcels: '包裹', recipient: '收件人' },
};

export const prices: Messages<typeof english.prices> = {
  title: '价格设置',
  products: '产品',
  section: '价格',
  fields: { prices: '价格' },
};
