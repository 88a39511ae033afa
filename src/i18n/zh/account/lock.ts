// Chinese messages: the locked screen.
import type { lock as english } from '../../en/account/lock.ts';
import type { Messages } from '../../messages.ts';

export const lock: Messages<typeof english> = {
  title: '已锁屏',
  text: '%{name} 的屏幕已锁定。输入密码即可继续。',
  password: '密码',
  passwordMissing: '请输入密码',
  unlock: '解锁',
  unlocking: '正在解锁',
  other: '使用其他账号登录',
};
