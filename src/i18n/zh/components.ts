// Chinese messages: components within the screens of resources.
import type { Messages } from '../messages.ts';
import type * as english from '../en/components.ts';

export const boxes: Messages<typeof english.boxes> = {
  comma: '，',
  column: '%{letter} 列',
  columnAlarmed: '%{letter} 列，需要处理',
  columns: '列',
  terminal: '终端',
  accessible: '无障碍',
  open: '未关',
  doorOpen: '柜门未关',
  doorClosed: '柜门已关',
  withLock: '带锁',
  fields: {
    parcelNumber: '包裹单号',
    pinCode: '取件码',
    parcelType: '包裹类型',
    ordersType: '订单类型',
    ordersStatus: '订单状态',
    storeTime: '存入时间',
    collectTime: '取件时间',
    expiryTime: '到期时间',
    consignments: '运单号',
  },
  contents: '%{number}，%{time} 到期',
  notStored: '尚未存入',
  notCollected: '尚未取件',
  noExpiry: '无到期时间',
  empty: '格口内无包裹',
  left: {
    minutes: '%{count} 分钟后',
    hours: '%{count} 小时后',
    days: '%{count} 天后',
  },
  ago: {
    seconds: '%{count} 秒前',
    minutes: '%{count} 分钟前',
    hours: '%{count} 小时前',
    days: '%{count} 天前',
  },
  typesRefused: '请求失败',
  typesBroken: '系统错误',
};

export const strays: Messages<typeof english.strays> = {
  title: '此格口中可能有包裹 |||| 此格口中可能有 %{smart_count} 件包裹',
  cause: {
    REPORTED: '终端上报格口 %{box} 中有包裹，但没有对应的预约。',
    WAREHOUSE: '格口 %{box} 的包裹已扫描入库，但尚未开门核查。',
  },
  todo: '处理完成前不再分配该格口。请开门查看：有包裹则登记，或将其取出并确认格口为空。',
  laidIn: '终端上报的存入时间：%{time}',
  booking: '预约号 %{number}，%{status}',
  noBooking: '无预约包裹',
  takeOut: '无法在此登记，请将包裹从格口取出。',
  record: '登记包裹 %{number}',
  recorded: '包裹 %{number} 已登记，取件码消息是否已发出，请在包裹页查看。',
  empty: '确认格口为空',
  emptied: '格口 %{box} 已确认为空',
};

export const lockerChoice: Messages<typeof english.lockerChoice> = {
  find: '按名称查找快递柜',
  groups: '按分组选择',
  count: '已选 %{chosen} / %{total}',
  all: '全选当前结果',
  none: '取消选择当前结果',
  noMatch: '没有名称匹配的快递柜。',
  noLockers: '还没有快递柜。',
};

export const alertHistory: Messages<typeof english.alertHistory> = {
  title: '处理经过',
  what: {
    RAISED: '上报故障',
    NOTIFIED: '故障仍在持续',
    ENDED: '自行恢复',
    ACKNOWLEDGED: '已受理',
    ASSIGNED: '指派给 %{assignee}',
    SNOOZED: '暂停提醒至 %{until}',
    WOKEN: '恢复提醒',
    RELEASED: '已退回',
    RESOLVED: '已解决',
  },
  by: { TERMINAL: '来自快递柜终端', SERVER: '来自服务器', STAFF: '操作人：%{name}' },
  unassigned: '取消指派',
  notified: '已发邮件通知 %{smart_count} 个地址',
};

export const casePage: Messages<typeof english.casePage> = {
  about: '涉及对象',
  title: '处理经过',
  what: {
    OPENED: '新建工单',
    ASSIGNED: '指派给 %{assignee}',
    COMMENTED: '评论',
    ATTACHED: '图片',
    RESOLVED: '已解决：%{resolution}',
    REOPENED: '重新打开',
  },
  unassigned: '取消指派',
  by: '操作人：%{name}',
  boxAt: '%{locker} %{box}',
  comment: '评论',
  commentHelp: '所有能查看此工单的人都会看到。',
  say: '发表评论',
  said: '评论已发表',
  attach: '添加图片',
  attached: '图片已添加',
  sending: '正在上传 %{percent}%',
  rule: '支持 gif、jpg、jpeg、bmp、png，不超过 10 MB。',
  errors: {
    empty: '请先填写内容',
    file: { empty: '文件为空', notPicture: '这不是图片文件', tooLarge: '文件大小超出限制' },
  },
  large: '查看大图：%{name}',
  close: '关闭',
};

export const sortable: Messages<typeof english.sortable> = {
  handle: '移动“%{name}”',
  earlier: '将“%{name}”上移一位',
  later: '将“%{name}”下移一位',
  instructions: '按回车键或空格键拿起，用方向键移动，再按回车键或空格键放下，按 Esc 键取消。',
  taken: '已拿起“%{name}”，当前第 %{place} 位，共 %{count} 位。',
  over: '“%{name}”移至第 %{place} 位，共 %{count} 位。',
  dropped: '“%{name}”已放在第 %{place} 位，共 %{count} 位。',
  canceled: '已取消移动“%{name}”。',
};

export const undelivered: Messages<typeof english.undelivered> = {
  summary: '%{smart_count} 条消息未送达，最早的已等待 %{span}',
  lasts: { days: '%{days} 天', hours: '%{hours} 小时 %{minutes} 分钟', minutes: '%{minutes} 分钟' },
  why: {
    SMS: {
      NO_GATEWAY: '尚未设置短信网关。',
      FAILING: '短信网关异常。',
      SENDS: '部分短信发送失败，已停止重试。',
      TOO_OLD: '部分短信已停止发送：设置网关时已超过一天。',
      TEMPLATE_DISABLED: '部分短信已停止发送：模板当时已停用。',
    },
    MAIL: {
      NO_GATEWAY: '尚未设置邮件服务器。',
      FAILING: '邮件服务器异常。',
      SENDS: '部分邮件发送失败，已停止重试。',
      TOO_OLD: '部分邮件已停止发送：设置邮件服务器时已超过一天。',
      TEMPLATE_DISABLED: '部分邮件已停止发送：模板当时已停用。',
    },
  },
  much: '%{smart_count} 条消息未送达，最早的已等待 %{span}。',
  waits: '设置之前，消息将一直等待。',
  gateway: { SMS: '前往短信网关', MAIL: '前往邮件服务器' },
  open: '查看消息',
};

export const marketing: Messages<typeof english.marketing> = {
  title: '屏保',
  create: '新建屏保',
  edit: '编辑“%{name}”',
  created: '“%{name}”已新建',
  updated: '“%{name}”已保存',
  unsupported: '您的浏览器不支持上传文件',
  drop: '将图片拖到此处，或',
  choose: '选择图片',
  rule: '支持 gif、jpg、jpeg、bmp、png；总计不超过 10 MB，最多 %{most} 张',
  list: '图片播放顺序',
  empty: '还没有图片。',
  lockers: '%{smart_count} 组快递柜',
  more: '+%{count}',
  picture: '第 %{place} 张图片',
  remove: '移除“%{name}”',
  retryOne: '重新上传“%{name}”',
  pause: '暂停上传',
  resume: '继续上传',
  retry: '重试失败的图片',
  confirm: '放弃失败的图片',
  progress: '上传进度',
  state: {
    pending: '没有等待上传的图片。',
    ready: '%{smart_count} 张图片等待上传。',
    uploading: '正在上传：%{percent}%，共 %{size}',
    paused: '已暂停：%{percent}%，共 %{size}',
    confirm: '%{smart_count} 张图片未能上传。',
    finish: '图片已全部上传。',
    nothing: '没有图片上传成功，即将重新加载页面。',
  },
  item: {
    waiting: '等待中',
    sending: '已上传 %{percent}%',
    sent: '已上传',
    held: '上传暂停',
    failed: '上传失败，请重试',
  },
  refused: {
    label: '无法上传的文件',
    close: '隐藏此列表',
    tooLarge: '文件大小超出限制',
    totalTooLarge: '文件总大小超出限制',
    tooMany: '最多 %{most} 张图片',
    empty: '文件为空',
    notPicture: '不是 gif、jpg、bmp 或 png 图片',
    double: '列表中已有这张图片',
  },
  preview: {
    title: '预览',
    none: '图片将按在快递柜上的效果在此播放。',
    play: '播放',
    stop: '停止',
    previous: '上一张',
    next: '下一张',
    place: '第 %{place} 张，共 %{count} 张',
    every: '每张 %{smart_count} 秒',
    screen: '快递柜屏幕',
  },
};

export const statisticsMenu: Messages<typeof english.statisticsMenu> = {
  all: '全部报表',
  providers: '物流公司统计',
  usage: '使用统计',
  areas: '地域统计',
};
