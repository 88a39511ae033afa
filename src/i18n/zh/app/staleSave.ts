// Chinese messages: a save refused because of a concurrent one.
import type { staleSave as english } from '../../en/app/staleSave.ts';
import type { Messages } from '../../messages.ts';

export const staleSave: Messages<typeof english> = {
  differs: '%{field}：已保存的是 %{theirs}，您填写的是 %{mine}',
  mine: '保存我的',
};
