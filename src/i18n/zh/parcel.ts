// Chinese: the page of a parcel.
import type { parcel as english } from '../en/parcel.ts';
import type { Messages } from '../messages.ts';

export const parcel: Messages<typeof english> = {
  title: '包裹',
  list: '包裹列表',
  missing: '要查看哪个包裹？',
  missingText: '网址没有指明包裹：%{names} 缺失或有误。',
  unknown: '没有这个包裹',
  unknownText: '包裹 %{id} 不存在。',
  toList: '返回包裹列表',
};
