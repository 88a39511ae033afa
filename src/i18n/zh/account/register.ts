// Chinese messages: access requests.
import type { register as english } from '../../en/account/register.ts';
import type { Messages } from '../../messages.ts';

export const register: Messages<typeof english> = {
  title: '申请开通账号',
  text: '账号在管理员批准并分配角色之前保持锁定。',
  username: '登录名',
  firstName: '名',
  lastName: '姓',
  mobile: '手机号',
  email: '邮箱（选填）',
  password: '密码',
  confirm: '确认密码',
  usernameMissing: '请输入登录名',
  usernameTooLong: '最多 20 个字符。',
  usernameCharacters: '除字母外只能使用空格和句点。',
  firstNameMissing: '请输入名',
  lastNameMissing: '请输入姓',
  mobileMissing: '请输入手机号',
  mobileForm: '请只输入数字，例如 99123456。',
  emailForm: '请输入有效的邮箱地址',
  tooLong: '内容过长。',
  rule: '密码长度至少为 10 个字符，且须包含大写字母、小写字母和数字，不能含空格。',
  notSame: '两次输入的密码不一致',
  send: '提交申请',
  sending: '正在提交申请',
  sentTitle: '申请已提交',
  sentText: '管理员批准后即可登录。若数日后仍无法登录，请联系管理员：该登录名可能已被使用。',
  toSignIn: '前往登录页',
  notOffered: '此服务器不接受开通申请，请联系管理员获取账号。',
};
