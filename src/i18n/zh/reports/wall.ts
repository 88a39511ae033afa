// Chinese messages: the control-room wall.
import type { wall as english } from '../../en/reports/wall.ts';
import type { Messages } from '../../messages.ts';

export const wall: Messages<typeof english> = {
  title: '网络实况',
  boxes: '%{smart_count} 个格口',
  window: '最近\n48 小时',
  date: '%{day} %{weekday}',
  lockers: {
    title: '快递柜',
    map: '快递柜地图：柜内填充高度表示使用率，异常的显示在最上层',
    none: '还没有快递柜',
    placeless: '快递柜均未填写位置，无法在地图上显示。',
    failed: '地图无法加载。',
    more: '地图显示 %{total} 组快递柜中的前 %{most} 组。',
  },
  fullest: { title: '最满的快递柜', none: '没有使用中的格口。' },
  rollouts: {
    title: '进行中的升级',
    none: '没有进行中的升级。',
    failed: '%{smart_count} 台失败',
  },
  actions: {
    title: '待处理',
    order: '最紧急的在前',
    none: '没有需要处理的事项。',
    nobody: '尚无人受理',
    taken: '由 %{name} 受理',
    seen: '%{name} 已查看',
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
