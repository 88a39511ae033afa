// Chinese messages: sorting a list manually.
import type { sortable as english } from '../../en/app/sortable.ts';
import type { Messages } from '../../messages.ts';

export const sortable: Messages<typeof english> = {
  handle: '移动“%{name}”',
  earlier: '将“%{name}”上移一位',
  later: '将“%{name}”下移一位',
  instructions: '按回车键或空格键拿起，用方向键移动，再按回车键或空格键放下，按 Esc 键取消。',
  taken: '已拿起“%{name}”，当前第 %{place} 位，共 %{count} 位。',
  over: '“%{name}”移至第 %{place} 位，共 %{count} 位。',
  dropped: '“%{name}”已放在第 %{place} 位，共 %{count} 位。',
  canceled: '已取消移动“%{name}”。',
};
