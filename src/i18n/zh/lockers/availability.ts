// Chinese messages: availability.
import type { availability as english } from '../../en/lockers/availability.ts';
import type { Messages } from '../../messages.ts';

export const availability: Messages<typeof english> = {
  name: '快递柜',
  title: '格口空闲情况',
  export: '导出 %{smart_count} 组快递柜',
  empty: {
    title: '还没有快递柜',
    text: '快递柜加入网络后，其空闲格口会显示在这里。',
    noMatch: '没有符合条件的快递柜',
    noMatchFor: '没有与“%{text}”相符的快递柜',
  },
  fields: {
    id: '快递柜 ID',
    lockerName: '快递柜名称',
    lockerNumber: '编号',
    districtId: '区县',
    districtName: '区县',
    provinceId: '省份',
    lockerGroupId: '分组',
    lockerSituation: '运行状况',
    situationTime: '状况开始时间',
    heartbeatTime: '最后心跳',
    lockerStatus: '状态',
    xs: 'XS 空闲',
    s: 'S 空闲',
    m: 'M 空闲',
    l: 'L 空闲',
    xl: 'XL 空闲',
    xxl: 'XXL 空闲',
    all: '空闲合计',
    xsFree: 'XS 空闲',
    sFree: 'S 空闲',
    mFree: 'M 空闲',
    lFree: 'L 空闲',
    xlFree: 'XL 空闲',
    xxlFree: 'XXL 空闲',
    freeCount: '空闲格口数',
    boxCount: '格口总数',
  },
  since: {
    lockerSituation: {
      OFFLINE: '自 %{time} 起无心跳',
      EXCEPTION: '自 %{time} 起',
    },
  },
  actions: {
    showDays: { label: '查看近 14 天' },
    showBoxes: { label: '查看格口' },
  },
};
