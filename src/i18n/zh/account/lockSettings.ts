// Chinese messages: timeouts of terminal pages.
import type { Messages } from '../../messages.ts';
import type { lockSettings as english } from '../../en/account/lockSettings.ts';

export const lockSettings: Messages<typeof english> = {
  name: '终端设置',
  title: '终端设置',
  sections: {
    visitors: '用户页面（秒）',
    service: '快递员与工作人员页面（秒）',
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
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: '柜门布局',
    FLAG_LOCKER_PAGE_TIMEOUT: '标记格口',
    CLEANING_PAGE_TIMEOUT: '清洁',
    DOOR_OPEN_PAGE_TIMEOUT: '柜门已打开',
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
};
