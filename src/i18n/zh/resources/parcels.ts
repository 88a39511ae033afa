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
      keep: '保留预约',
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
  name: '价格表',
  fields: {
    prices: '价格',
    MONTHLY_amount: '按月订阅：价格',
    MONTHLY_ratio: '按月订阅：减免比例（%）',
    MONTHLY_ratioStartTime: '按月订阅：折扣开始时间',
    MONTHLY_ratioEndTime: '按月订阅：折扣结束时间',
    MONTHLY_isEnable: '按月订阅：对外销售',
    QUARTERLY_amount: '按季订阅：价格',
    QUARTERLY_ratio: '按季订阅：减免比例（%）',
    QUARTERLY_ratioStartTime: '按季订阅：折扣开始时间',
    QUARTERLY_ratioEndTime: '按季订阅：折扣结束时间',
    QUARTERLY_isEnable: '按季订阅：对外销售',
    YEARLY_amount: '按年订阅：价格',
    YEARLY_ratio: '按年订阅：减免比例（%）',
    YEARLY_ratioStartTime: '按年订阅：折扣开始时间',
    YEARLY_ratioEndTime: '按年订阅：折扣结束时间',
    YEARLY_isEnable: '按年订阅：对外销售',
    PER_USE_amount: '按次付费：价格',
    when: '生效时间',
    from: '日期和时间',
  },
  errors: {
    amountMissing: '此项为必填项',
    amountWrong: '请输入 0 至 21,474,836.47 的价格，最多两位小数',
    ratioMissing: '此项为必填项',
    ratioWrong: '请输入 0 至 100 的减免比例，最多两位小数',
    windowWrong: '折扣结束时间必须晚于开始时间',
    timeWrong: '请输入日期和时间：YYYY-MM-DD HH:mm',
    from: {
      missing: '请输入价格生效的日期和时间',
      past: '请选择晚于当前的时间',
      tooFar: '请选择一年以内的时间',
    },
  },
};
