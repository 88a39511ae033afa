// Chinese messages: the first sign-in with a one-time password.
import type { firstSignIn as english } from '../../en/account/firstSignIn.ts';
import type { Messages } from '../../messages.ts';

export const firstSignIn: Messages<typeof english> = {
  title: '设置您的账号',
  text: '您使用的是一次性密码。请设置自己的密码并填写联系方式：忘记密码时，验证码会发送到该手机号。',
  newPassword: '新密码',
  confirm: '确认新密码',
  mobile: '手机号',
  email: '邮箱',
  rule: '密码长度至少为 10 个字符，且须包含大写字母、小写字母和数字，不能含空格。',
  notSame: '两次输入的密码不一致',
  mobileMissing: '请输入手机号',
  mobileForm: '请只输入数字，例如 99123456。',
  emailMissing: '请输入邮箱地址',
  emailForm: '请输入有效的邮箱地址',
  save: '保存并继续',
  saving: '正在保存',
  leave: '退出登录',
};
