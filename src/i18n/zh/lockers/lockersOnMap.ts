// Chinese messages: the lockers of the list on a map.
import type { lockersOnMap as english } from '../../en/lockers/lockersOnMap.ts';
import type { Messages } from '../../messages.ts';

export const lockersOnMap: Messages<typeof english> = {
  map: '快递柜地图',
  list: '地图旁的快递柜列表',
  group: '%{smart_count} 组快递柜',
  troubled: '%{smart_count} 组需处理',
  inUse: '使用率 %{share}',
  unknown: '使用率未知',
  disabled: '已停用',
  placeless: '未填写位置',
  failed: '地图无法加载。旁边的列表包含全部快递柜。',
  boxes: '查看格口',
  noPlace: '%{smart_count} 组快递柜未填写位置，仅在列表中显示。',
  more: '地图显示 %{total} 组快递柜中的前 %{most} 组，请用筛选条件缩小范围。',
};
