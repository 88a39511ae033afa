// Chinese messages: account errors, also on the pages before sign-in that set a password.
import type { accountProblems as english } from '../en/accountProblems.ts';
import type { Messages } from '../messages.ts';

export const accountProblems: Messages<typeof english> = {
  WRONG_PAIR: '登录名或手机号不正确。',
  CODE_WRONG: '验证码不正确或已失效，请重新获取。',
  RECOVERY_OVER: '设置新密码的时限已过，请重新开始。',
  PASSWORD_RULE: '密码长度至少为 10 个字符，且须包含大写字母、小写字母和数字，不能含空格。',
  PASSWORD_SAME: '新密码不能与当前密码相同。',
  PASSWORD_CHANGE_FIRST: '请先设置自己的密码：前往登录页登录。',
  FIRST_SIGN_IN_OVER: '该账号已设置过自己的密码。',
  REQUESTS_FULL: '待审批的开通申请过多，请稍后再试，或联系管理员。',
  ORIGINAL_PASSWORD: '原密码不正确。',
};
