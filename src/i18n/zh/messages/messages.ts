// Chinese messages: messages.
import type { messages as english } from '../../en/messages/messages.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const messages: Messages<typeof english> = resourceMessages('消息', {
  measure: '条',
  toAddress: '%{event} · %{address}',
  withStatus: '%{words}（%{status}）',
  facts: {
    all: '共 %{smart_count} 条消息',
    attention: '%{smart_count} 条未送达',
    short: '%{all} 条中 %{attention} 条未送达',
  },
  empty: {
    title: '还没有消息',
    text: '通过短信或邮件通知客户和员工的内容都会显示在这里。',
    noMatch: '没有符合条件的消息',
    noMatchFor: '没有与“%{text}”相符的消息',
  },
  sections: { sending: '发送情况', about: '消息' },
  fields: {
    messageEvent: '事件',
    channel: '方式',
    address: '收件人',
    messageState: '状态',
    messageError: '原因',
    tries: '发送次数',
    nextTry: '下次发送',
    sentTime: '发送时间',
    unsureTries: '结果不明次数',
    ordersId: '包裹',
    parcelNumber: '包裹单号',
    memberId: '客户',
    undelivered: '未送达',
  },
  choices: { undelivered: { YES: '是' } },
  nothing: {
    messageError: '无',
    nextTry: '无',
    sentTime: '尚未发送',
    parcelNumber: '无',
    memberId: '无',
  },
  actions: {
    resend: {
      label: '重新发送',
      confirm: '重新发送“%{name}”？',
      confirmMany: '重新发送这 %{smart_count} 条消息？',
      consequence: '已经收到的人会再收到一次。',
      done: '“%{name}”将重新发送。',
      doneMany: '%{smart_count} 条消息将重新发送。',
    },
    setAside: {
      label: '搁置',
      confirm: '搁置“%{name}”？',
      confirmMany: '搁置这 %{smart_count} 条消息？',
      consequence: '除非有人重新发送，否则不会再发出。',
      done: '已搁置“%{name}”。',
      doneMany: '已搁置 %{smart_count} 条消息。',
    },
    showParcel: { label: '查看包裹' },
    showMember: { label: '查看客户' },
  },
});
