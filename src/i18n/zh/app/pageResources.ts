// Chinese messages: names of custom pages in menu and form dialogs.
import type * as english from '../../en/app/pageResources.ts';
import type { Messages } from '../../messages.ts';

export const reservationFields: Messages<typeof english.reservationFields> = {
  fields: { parcels: '包裹', recipient: '收件人' },
};

export const lockerContentFields: Messages<typeof english.lockerContentFields> = {
  fields: { contacts: '联系方式', tips: '温馨提示' },
};

export const priceResource: Messages<typeof english.priceResource> = {
  title: '价格设置',
  products: '产品',
  section: '价格',
  fields: { prices: '价格' },
};

export const sharedViewResource: Messages<typeof english.sharedViewResource> = { name: '共享视图' };

export const accountResource: Messages<typeof english.accountResource> = { name: '账号' };

export const templateResource: Messages<typeof english.templateResource> = {
  name: '模板',
  title: '通知内容',
  section: '消息',
  fields: {
    templateEvent: '事件',
    templateDescription: '描述',
    templateTitle: '标题',
    templateContent: '内容',
    templateTitleZh: '中文标题',
    templateContentZh: '中文内容',
    templateStatus: '状态',
    placeholderList: '占位符',
  },
  help: {
    templateEvent: '每个事件各有一个短信模板和一个邮件模板。',
    templateStatus: '模板停用后，相应的消息不会发出。',
    templateTitle: '即邮件的主题。短信不发送标题。',
    templateContentZh: '留空则发送英文。',
  },
};
