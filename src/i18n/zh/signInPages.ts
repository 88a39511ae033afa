// Chinese messages: the rarer pages before sign-in, in addition to those of the sign-in page.
import type { signInPages as english } from '../en/signInPages.ts';
import type { Messages } from '../messages.ts';
import { accountProblems } from './accountProblems.ts';
import { pages } from './pages.ts';

/** What a form asks that sets a password for a mobile number. */
const contact = {
  mobile: '手机号',
  mobileMissing: '请输入手机号',
  mobileForm: '请只输入数字，例如 99123456。',
  rule: '密码长度至少为 10 个字符，且须包含大写字母、小写字母和数字，不能含空格。',
};

const recover = {
  ...contact,
  title: '忘记密码',
  text: '请输入登录名和手机号，我们会向该手机发送验证码。',
  step: '第 %{step} 步，共 3 步',
  username: '登录名',
  areaCode: '国家区号',
  usernameMissing: '请输入登录名',
  areaCodeMissing: '请输入国家区号',
  wrongPair: '登录名或手机号不正确',
  send: '发送验证码',
  sending: '正在发送验证码',
  toSignIn: '前往登录页',
  codeTitle: '输入验证码',
  codeText: '我们已向 %{mobile} 发送 %{digits} 位验证码，%{minutes} 分钟内有效。',
  code: '验证码',
  codeMissing: '请输入验证码',
  codeForm: '验证码为 %{digits} 位数字',
  wrongCode: '验证码不正确或已失效，请重新获取。',
  check: '继续',
  checking: '正在核对验证码',
  again: '重新发送验证码',
  againIn: '%{seconds} 秒后可重新发送',
  sentAgain: '新的验证码已发送，之前的验证码已失效。',
  sentBefore: '不到一分钟前已发送过验证码，请输入该验证码，或在一分钟后重新获取。',
  other: '使用其他登录名或手机号',
  newTitle: '设置新密码',
  newText: '请设置新密码。设置后，您在其他地方的登录都会退出。',
  password: '新密码',
  confirm: '确认新密码',
  notSame: '两次输入的密码不一致',
  save: '设置密码',
  saving: '正在设置密码',
  noMobile: '此页面缺少手机号',
  noMobileText: '网址中没有手机号（mobile）。请重新输入登录名和手机号。',
  begin: '重新开始',
};

const register = {
  ...contact,
  title: '申请开通账号',
  text: '账号在管理员批准并分配角色之前保持锁定。',
  username: '登录名',
  firstName: '名',
  lastName: '姓',
  email: '邮箱（选填）',
  password: '密码',
  confirm: '确认密码',
  usernameMissing: '请输入登录名',
  usernameTooLong: '最多 20 个字符',
  usernameCharacters: '除字母外只能使用空格和句点。',
  firstNameMissing: '请输入名',
  lastNameMissing: '请输入姓',
  emailForm: '请输入有效的邮箱地址',
  tooLong: '内容过长',
  notSame: '两次输入的密码不一致',
  send: '提交申请',
  sending: '正在提交申请',
  sentTitle: '申请已提交',
  sentText: '管理员批准后即可登录。若数日后仍无法登录，请联系管理员：该登录名可能已被使用。',
  toSignIn: '前往登录页',
  notOffered: '此服务器不接受开通申请，请联系管理员获取账号。',
};

const lock = {
  title: '已锁屏',
  text: '%{name} 的屏幕已锁定。输入密码即可继续。',
  password: '密码',
  passwordMissing: '请输入密码',
  unlock: '解锁',
  unlocking: '正在解锁',
  other: '使用其他账号登录',
};

const firstSignIn = {
  ...contact,
  title: '设置您的账号',
  text: '您使用的是一次性密码。请设置自己的密码并填写联系方式：忘记密码时，验证码会发送到该手机号。',
  newPassword: '新密码',
  confirm: '确认新密码',
  email: '邮箱',
  notSame: '两次输入的密码不一致',
  emailMissing: '请输入邮箱地址',
  emailForm: '请输入有效的邮箱地址',
  save: '保存并继续',
  saving: '正在保存',
  leave: '退出登录',
};

export const signInPages: Messages<typeof english> = {
  ...pages,
  recover,
  register,
  lock,
  firstSignIn,
  problems: { ...pages.problems, codes: { ...pages.problems.codes, ...accountProblems } },
};
