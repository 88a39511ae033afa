// Chinese messages: pages before sign-in.
import type { signIn as english } from '../en/signIn.ts';
import type { Messages } from '../messages.ts';

export const signIn: Messages<typeof english> = {
  signIn: {
    title: '登录',
    subtitle: '智能快递柜管理后台',
    username: '登录名',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    capsLock: '大写锁定已开启。',
    forgot: '忘记密码？',
    newHere: '还没有账号？',
    request: '申请开通',
    submit: '登录',
    working: '正在登录',
    usernameMissing: '请输入登录名',
    passwordMissing: '请输入密码',
    usernameTooLong: '登录名过长',
    passwordTooLong: '密码过长',
    ended: '您已退出登录，重新登录后将回到之前的页面。',
  },
  demo: {
    title: '演示账号',
    password: '仅限演示环境，所有账号的密码：',
    fill: '填入账号 %{name}',
    accounts: {
      admin: '超级管理员',
      root: '根管理员',
      operator: '快递柜、格口、包裹',
      support: '客户、包裹、消息',
      viewer: '只读',
    },
  },
  missing: {
    title: '页面不存在',
    text: '地址 %{address} 没有对应的页面。',
    home: '前往仪表盘',
    signIn: '前往登录页',
  },
  success: {
    title: '密码已修改',
    text: '请使用新密码登录。',
    signIn: '前往登录页',
  },
};
