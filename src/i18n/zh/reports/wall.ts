// Chinese messages: the control-room wall.
import type { wall as english } from '../../en/reports/wall.ts';
import type { Messages } from '../../messages.ts';

export const wall: Messages<typeof english> = {
  title: '全网实况',
  boxes: '%{smart_count} 个格口',
  window: '最近\n48 小时',
  date: '%{day} %{weekday}',
  lockers: {
    title: '快递柜',
    map: '快递柜地图：相邻的快递柜合并显示数量，异常的标出名称',
    one: '单组快递柜，填充表示使用率',
    several: '多组，无异常',
    none: '还没有快递柜',
    placeless: '快递柜均未填写位置，无法在地图上显示。',
    noPlace: '%{smart_count} 组快递柜未填写位置，不在地图上。',
    failed: '地图无法加载。',
    more: '地图显示 %{total} 组快递柜中的前 %{most} 组。',
  },
  fullest: { title: '最满的快递柜', none: '没有使用中的格口。' },
  rollouts: {
    title: '进行中的部署',
    failed: '%{smart_count} 组失败',
  },
  actions: {
    title: '待处理',
    order: '最紧急的在前',
    none: '没有需要处理的事项。',
    nobody: '未受理',
    taken: '由 %{name} 受理',
    assigned: '已指派给 %{name}',
    for: '已持续 ',
  },
  more: '另有 %{smart_count} 项',
  unknown: '暂时无法获取：%{why}',
  stale: '数据已过时：部分内容停留在 %{time}。',
  live: '实时',
  lastEvent: '实时，最近一次变化在 %{time}前',
  seconds: '%{seconds} 秒',
  asked: '更新于 %{time}，每 %{seconds} 秒刷新一次',
  light: '浅色',
  dark: '深色',
  back: '返回仪表盘',
};
