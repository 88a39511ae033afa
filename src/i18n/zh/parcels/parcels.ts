// Chinese messages: parcels.
import type { parcels as english } from '../../en/parcels/parcels.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const parcels: Messages<typeof english> = resourceMessages('包裹', {
  measure: '件',
  empty,
  fields: {
    ...fields,
    parcelType: '类型',
    laidInAs: '存入方式',
    payStatus: '付款',
    lockerId: '指定快递柜',
    memberId: '指定客户',
    expiryTime: '到期时间',
    timeQueryType: '时间类型',
    queryTime: '时间段',
  },
  errors: { expiryTime: { missing: '请输入日期和时间。' } },
  actions: {
    ...actions,
    changeExpiry: {
      label: '修改到期时间',
      confirm: '修改 %{name} 的到期时间',
      confirmMany: '修改 %{smart_count} 件包裹的到期时间',
      consequence: '包裹将在格口中保留至该时间，不能缩短存放时间。',
      done: '更新成功',
      doneMany: '已修改 %{smart_count} 件包裹的到期时间。',
    },
    cancel: {
      label: '取消预约',
      confirm: '取消 %{name} 的预约？',
      confirmMany: '取消 %{smart_count} 个预约？',
      consequence:
        '%{lockerName} 的格口 %{boxName} 将重新空闲，系统不会通知收件人。此操作无法撤销。',
      consequenceMany: '格口将重新空闲，系统不会通知收件人。此操作无法撤销。',
      done: '更新成功',
      doneMany: '已取消 %{smart_count} 个预约。',
    },
  },
});
