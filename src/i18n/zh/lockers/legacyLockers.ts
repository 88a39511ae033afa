// Chinese messages: legacy lockers.
import type { legacyLockers as english } from '../../en/lockers/legacyLockers.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const legacyLockers: Messages<typeof english> = resourceMessages('旧版快递柜', {
  measure: '组',
  fields: {
    name: '名称',
    orderNo: '快递柜编号',
    operatorName: '运营商',
    operatorId: '运营商编号',
    zoneId: '分区',
    currencyUnit: '货币',
    overdueType: '免费保管单位',
    freePeriod: '免费保管时长',
    freeDays: '免费天数',
    freeHours: '免费小时数',
    smsAccountId: '短信账号',
    legacyStatus: '状态',
    cabinetCount: '柜体数',
    boxCount: '格口数',
    usedBoxCount: '使用中',
    cabinets: '柜体与格口',
  },
  sections: {
    identity: '快递柜',
    operator: '运营商',
    storage: '免费保管',
  },
  help: {
    freePeriod: '包裹在超期前可以存放多久。',
    currencyUnit: '三个字母，例如 EUR。',
  },
  errors: {
    currencyUnit: { malformed: '请输入三个大写字母，例如 EUR' },
  },
  actions: {
    showBoxes: { label: '查看格口' },
    edit: { label: '编辑' },
    lock: {
      label: '停用',
      confirm: '停用 %{name}？',
      consequence: '在重新启用之前，不能再向其中存放包裹。',
      done: '更新成功',
    },
    enable: {
      label: '启用',
      confirm: '重新启用 %{name}？',
      consequence: '可以再次向其中存放包裹。',
      done: '更新成功',
    },
    remove: {
      label: '删除',
      confirm: '删除 %{name}？',
      confirmMany: '删除这 %{smart_count} 组？',
      consequence: '格口和终端会一并删除，历史记录保留。',
      done: '删除成功',
      doneMany: '删除成功',
      failed: '删除失败',
    },
  },
});
