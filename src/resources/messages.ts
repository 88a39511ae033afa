// Messages: recipient, delivery status and failure reason; resend or set aside.
import { pages } from '../custom/pages.ts';
import {
  messageCalls,
  messages as collection,
  type MessageRow,
} from '../../contract/messages/messages.ts';
import { mayResend, maySetAside } from '../../domain/messages/messages.ts';
import { errorCell, messageBelow, messagesNotice } from '../custom/messages/fieldType.tsx';
import { action, link } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { leading } from '../engine/fields/references/leading.tsx';

const state = badge<MessageRow>({
  WAITING: { icon: 'clock', tone: 'neutral' },
  SENDING: { icon: 'refresh', tone: 'info' },
  SENT: { icon: 'check' },
  FAILED: { icon: 'stop', tone: 'alarm' },
  HELD: { icon: 'pause', tone: 'warn' },
});

const channel = badge<MessageRow>({ SMS: { icon: 'sms' }, MAIL: { icon: 'mail' } });

const rowAndSelection = ['row', 'selection'] as const;

export const messages = defineResource('messages', collection, {
  icon: 'mail',
  title: 'messageEvent',
  nameOf: ({ messageEvent, address }, translate) =>
    translate('resources.messages.toAddress', {
      event: translate(`choices.messageEvent.${messageEvent}`),
      address,
    }),
  history: 'message',
  list: {
    columns: [
      'messageEvent',
      'channel',
      'messageState',
      'messageError',
      'tries',
      'nextTry',
      'creationTime',
    ],
    moreColumns: ['parcelNumber', 'address', 'memberId', 'sentTime', 'unsureTries', 'id'],
    filters: ['address', 'parcelNumber', 'messageState'],
    moreFilters: ['messageEvent', 'channel', 'messageError', 'undelivered', 'ordersId', 'memberId'],
    periods: { creationTime: ['timeFrom', 'timeUntil'] },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'creationTime', order: 'DESC' },
    attention: [{ undelivered: 'YES' }],
    notice: messagesNotice,
    card: { under: ['messageState', 'messageError'], foot: ['creationTime', 'channel'] },
  },
  show: {
    sending: ['messageState', 'messageError', 'tries', 'nextTry', 'sentTime', 'unsureTries'],
    about: ['address', 'channel', 'messageEvent', 'parcelNumber', 'memberId', 'creationTime'],
  },
  below: messageBelow,
  fields: {
    messageState: { type: state },
    channel: { type: channel },
    messageError: { type: errorCell },
    parcelNumber: { type: leading('showParcel') },
  },
  actions: {
    resend: action(messageCalls.resend, {
      on: rowAndSelection,
      icon: 'refresh',
      when: mayResend,
      with: ({ id }: MessageRow) => ({ id }),
      confirm: true,
    }),
    setAside: action(messageCalls.setAside, {
      on: rowAndSelection,
      when: maySetAside,
      with: ({ id }: MessageRow) => ({ id }),
      confirm: true,
    }),
    showParcel: link(pages.parcel, {
      on: 'row',
      when: ({ ordersId }: MessageRow) => ordersId !== null,
      with: ({ ordersId }) => ({ ordersId: ordersId ?? 0 }),
    }),
    showMember: link(pages.member, {
      on: 'row',
      when: ({ memberId }: MessageRow) => memberId !== null,
      with: ({ memberId }) => ({ memberId: memberId ?? 0 }),
    }),
  },
});
