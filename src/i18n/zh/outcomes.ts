// Chinese messages: specified texts that several actions and forms share.
import type * as english from '../en/outcomes.ts';
import type { Messages } from '../messages.ts';

export const updated: Messages<typeof english.updated> = { done: '更新成功' };
export const deleted: Messages<typeof english.deleted> = {
  done: '删除成功',
  doneMany: '删除成功：%{smart_count} 个%{resourceName}',
};
export const required: Messages<typeof english.required> = { missing: '此项为必填项' };
