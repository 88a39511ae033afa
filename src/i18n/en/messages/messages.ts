// English messages: messages.
import { resourceMessages } from '../resourceMessages.ts';

export const messages = resourceMessages('message', 'messages', {
  title: 'Message list',
  toAddress: '%{event} · %{address}',
  withStatus: '%{words} (%{status})',
  facts: {
    all: '1 message |||| %{smart_count} messages',
    attention: '%{smart_count} undelivered',
    short: '%{attention} of %{all} undelivered',
  },
  empty: {
    title: 'No messages yet',
    text: 'SMS and e-mails to customers and staff appear here.',
    noMatch: 'No message matches',
    noMatchFor: 'No message matches “%{text}”',
  },
  sections: { sending: 'Delivery', about: 'Message' },
  fields: {
    messageEvent: 'Event',
    channel: 'Channel',
    address: 'To',
    messageState: 'State',
    messageError: 'Reason',
    tries: 'Attempts',
    nextTry: 'Next attempt',
    sentTime: 'Sent',
    unsureTries: 'Uncertain attempts',
    ordersId: 'Parcel',
    parcelNumber: 'Parcel',
    memberId: 'Customer',
    undelivered: 'Undelivered',
  },
  choices: { undelivered: { YES: 'Yes' } },
  nothing: {
    messageError: 'none',
    nextTry: 'none',
    sentTime: 'not yet',
    parcelNumber: 'none',
    memberId: 'none',
  },
  actions: {
    resend: {
      label: 'Send again',
      confirm: 'Send “%{name}” again?',
      confirmMany: 'Send these %{smart_count} messages again?',
      consequence: 'Recipients who have already received it will receive it again.',
      done: '%{name} is queued to be sent again.',
      doneMany: '%{smart_count} messages are queued to be sent again.',
    },
    setAside: {
      label: 'Set aside',
      confirm: 'Set “%{name}” aside?',
      confirmMany: 'Set these %{smart_count} messages aside?',
      consequence: 'It will not be sent unless staff send it again.',
      done: '%{name} is set aside.',
      doneMany: '%{smart_count} messages are set aside.',
    },
    showParcel: { label: 'Open the parcel' },
    showMember: { label: 'Open the customer' },
  },
});
