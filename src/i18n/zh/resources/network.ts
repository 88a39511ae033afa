// Chinese messages: boxes, areas, holidays, lock settings, screens and terminal software.
import type { Messages } from '../../messages.ts';
import { required } from '../outcomes.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type * as english from '../../en/resources/network.ts';

export const boxStates: Messages<typeof english.boxStates> = resourceMessages('格口', {
  title: '格口状态',
  empty: { text: '绘制快递柜的格口布局后，格口会显示在这里。' },
  fields: {
    id: '格口 ID',
    name: '格口',
    districtName: '区县',
    boxSize: '尺寸',
    shownStatus: '状态',
    sinceTime: '状态开始时间',
    freeSince: '空闲开始时间',
    parcelNumber: '包裹',
    doorStatus: '柜门',
    bottomFlag: '无障碍',
    lockerSituation: '快递柜运行状态',
    heartbeatTime: '快递柜最近心跳',
  },
  actions: { showBox: { label: '查看格口' } },
});

export const districts: Messages<typeof english.districts> = resourceMessages('区县', {
  title: '区县',
  fields: {
    provinceId: '所属省份',
    provinceName: '省份名称',
    lockerCount: '快递柜数',
  },
});

export const provinces: Messages<typeof english.provinces> = resourceMessages('省份', {
  title: '省份',
  fields: { name: '名称', districtCount: '区县数', lockerCount: '快递柜数' },
});

export const holidays: Messages<typeof english.holidays> = resourceMessages('节假日', {
  fields: { date: '日期', name: '名称' },
  errors: { date: { missing: '请按 YYYY-MM-DD 输入日期' } },
});

export const lockSettings: Messages<typeof english.lockSettings> = {
  name: '终端设置',
  title: '终端设置',
  sections: {
    visitors: '客户页面（秒）',
    service: '快递员与员工页面（秒）',
    notices: '提示与屏保（秒）',
    booking: '预约',
  },
  fields: {
    OPERATION_PAGE_TIMEOUT: '操作页面',
    SERVICE_SELECT_PAGE_TIMEOUT: '服务选择',
    GENERAL_ENTERING_PAGE_TIMEOUT: '输入页面',
    PIN_ENTERING_PAGE_TIMEOUT: '取件码输入',
    OPERATION_MENU_TIMEOUT: '操作菜单',
    LOCKER_MANAGEMENT_TIMEOUT: '快递柜管理',
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: '格口布局',
    FLAG_LOCKER_PAGE_TIMEOUT: '格口报修',
    CLEANING_PAGE_TIMEOUT: '清洁',
    DOOR_OPEN_PAGE_TIMEOUT: '柜门未关',
    NOTIFICATION_PAGE_TIMEOUT: '通知',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: '无按钮提示',
    SCREEN_SAVER_START_TIMEOUT: '屏保等待时间',
    SING_POST_BOOKING_EMAIL: '接收预约通知的邮箱',
  },
  help: {
    DOOR_OPEN_PAGE_TIMEOUT: '终端提示关闭柜门的时长。',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: '提示会自动消失，无需按键。',
    SING_POST_BOOKING_EMAIL: '留空则不发送邮件。',
  },
  errors: {
    OPERATION_PAGE_TIMEOUT: required,
    SERVICE_SELECT_PAGE_TIMEOUT: required,
    GENERAL_ENTERING_PAGE_TIMEOUT: required,
    PIN_ENTERING_PAGE_TIMEOUT: required,
    OPERATION_MENU_TIMEOUT: required,
    LOCKER_MANAGEMENT_TIMEOUT: required,
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: required,
    FLAG_LOCKER_PAGE_TIMEOUT: required,
    CLEANING_PAGE_TIMEOUT: required,
    DOOR_OPEN_PAGE_TIMEOUT: required,
    NOTIFICATION_PAGE_TIMEOUT: required,
    PROMPT_WITHOUT_BUTTON_TIMEOUT: required,
    SCREEN_SAVER_START_TIMEOUT: required,
  },
};

export const screenSavers: Messages<typeof english.screenSavers> = {
  ...resourceMessages('屏保', {
    fields: {
      screenSaverId: '屏保 ID',
      description: '说明',
      notice: '公告',
      pictureSwitchingTime: '图片切换时间',
      fileId: '图片',
    },
    help: {
      pictureSwitchingTime: '每张图片显示多少秒后切换到下一张。',
      notice: '显示在图片下方。',
      lockerId: '这些快递柜在无人使用时显示此屏保。',
    },
    errors: {
      fileId: {
        malformed: '有图片尚未上传，请先上传或移除。',
        repeated: '同一张图片出现了两次，请移除一张。',
        unknown: '有图片已不存在，请移除后重新添加。',
      },
    },
    actions: { create: { label: '新建屏保' } },
  }),
  title: '营销',
};

const THRESHOLD = '成功比例须为 1 到 100 的整数';

export const versions: Messages<typeof english.versions> = resourceMessages('版本', {
  title: '终端软件',
  empty: { text: '快递柜升级终端软件后，版本会显示在这里。' },
  fields: {
    lockerVersionId: '版本 ID',
    lockerVersionName: '版本号',
    lockerVersionDescription: '版本说明',
    lockerVersionFileId: '终端升级包',
    lockerVersionUpgradeTime: '升级时间',
    lockerVersionFailureTime: '升级截止时间',
    lockerIds: '快递柜',
    ring: '首批快递柜',
    rolloutState: '升级状态',
    updated: '已升级 / 全部',
    failed: '失败',
    taskCounts: '任务',
  },
  sections: { software: '软件', lockers: '升级范围', ring: '首批快递柜', times: '时间' },
  help: {
    lockerVersionName: '终端升级后上报的版本号，例如 4.3.0。',
    lockerVersionUpgradeTime: '到时终端开始下载；在此之前可以取消。',
    lockerVersionFailureTime: '到时仍未上报结果的视为失败。',
  },
  errors: {
    lockerVersionFileId: { missing: '请上传终端升级包' },
    lockerIds: { missing: '请选择快递柜' },
    ring: {
      missing: '请选择首批快递柜',
      tooSmall: THRESHOLD,
      tooBig: THRESHOLD,
      notWhole: THRESHOLD,
      wrongType: THRESHOLD,
      malformed: THRESHOLD,
    },
  },
  form: { create: '新建升级', created: '新建成功' },
  unknown: { updated: '未统计' },
  card: { updated: '已升级 %{part} / %{whole}' },
  actions: {
    show: { label: '查看升级情况' },
    create: { label: '新建升级' },
  },
});
