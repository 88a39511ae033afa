// Chinese messages: box states.
import type { boxStates as english } from '../../en/boxes/boxStates.ts';
import type { Messages } from '../../messages.ts';

export const boxStates: Messages<typeof english> = {
  name: '格口',
  title: '格口状态',
  export: '导出 %{smart_count} 个格口',
  empty: {
    title: '还没有格口',
    text: '绘制快递柜的柜门布局后，其格口会显示在这里。',
    noMatch: '没有符合条件的格口',
    noMatchFor: '没有与“%{text}”相符的格口',
  },
  fields: {
    id: '格口 ID',
    name: '格口',
    lockerId: '快递柜',
    lockerName: '快递柜名称',
    districtId: '区县',
    districtName: '区县',
    provinceId: '省份',
    lockerGroupId: '分组',
    boxSize: '规格',
    shownStatus: '状态',
    sinceTime: '状态开始时间',
    freeSince: '空闲开始时间',
    parcelNumber: '包裹',
    expiryTime: '到期时间',
    doorStatus: '柜门',
    bottomFlag: '无障碍',
    lockerSituation: '快递柜运行状况',
    heartbeatTime: '快递柜最后心跳',
  },
  actions: { showBox: { label: '查看格口' } },
};
