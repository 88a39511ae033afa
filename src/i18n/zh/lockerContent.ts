// Chinese: contacts and tips on lockers.
import type {
  lockerContent as english,
  lockerContentFields as fields,
} from '../en/lockerContent.ts';
import type { Messages } from '../messages.ts';

export const lockerContentFields: Messages<typeof fields> = {
  fields: { contacts: '联系方式', tips: '温馨提示' },
};

export const lockerContent: Messages<typeof english> = {
  title: '快递柜内容',
  fact: '显示在每组快递柜的屏幕上',
  contacts: '联系方式',
  contactsHelp: '用户在柜前可以联系谁。',
  tips: '温馨提示',
  tipsHelp: '给柜前用户的简短提示，每条一行。',
  name: '名称',
  phone: '电话',
  email: '邮箱',
  content: '内容',
  addContact: '添加联系方式',
  addTip: '添加提示',
  contact: '第 %{place} 条联系方式',
  tip: '第 %{place} 条提示',
  of: '%{name}的%{field}',
  remove: '移除%{name}',
  noContacts: '还没有联系方式，快递柜上不显示。',
  noTips: '还没有提示，快递柜上不显示。',
  save: '保存',
  saving: '正在保存',
  savedContacts: '联系方式已保存。',
  savedTips: '提示已保存。',
  unsaved: '尚未保存',
  most: '最多 %{most} 条。',
  faults: {
    empty: '请填写此行或将其移除',
    name: '请输入名称',
    phoneOrEmail: '请输入电话或邮箱',
    phone: '请输入电话号码：数字、空格，可以加号开头',
    email: '请输入邮箱地址，例如 name@example.com',
    tooLong: '最多 %{max} 个字符',
  },
  stale: {
    title: '%{who} 于 %{time} 保存了此列表',
    somebody: '其他人',
    text: '您的内容没有丢失，请选择保留哪一份。',
    theirs: '已保存的内容',
    mine: '您的内容',
    take: '采用已保存的内容',
    keep: '用我的内容覆盖',
    none: '没有内容',
  },
};
