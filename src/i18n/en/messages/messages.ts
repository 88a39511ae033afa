// English messages: messages.
import { resourceMessages } from '../resourceMessages.ts';

export const messages = resourceMessages('message', 'messages', {
  title: 'Message list',
  toAddress: '%{event} · %{address}',
  withStatus: '%{words} (%{status})',
  facts: {
    all: '1 message |||| %{smart_count} messages',
    attention: '%{smart_count} stuck',
    short: '%{attention} of %{all} stuck',
  },
  empty: {
    title: 'No messages yet',
    text: 'Whatever customers and staff are told by SMS or e-mail appears here.',
    noMatch: 'No message matches',
    noMatchFor: 'No message matches “%{text}”',
  },
  sections: { sending: 'On its way', about: 'The message' },
  fields: {
    messageEvent: 'What about',
    channel: 'By',
    address: 'To',
    messageState: 'State',
    messageError: 'What is wrong',
    tries: 'Tries',
    nextTry: 'Next try',
    sentTime: 'Sent',
    unsureTries: 'Unsure tries',
    ordersId: 'Parcel',
    parcelNumber: 'Parcel',
    memberId: 'Customer',
  },
  nothing: {
    messageError: 'nothing',
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
      consequence: 'Whoever got it already gets it once more.',
      done: '%{name} is sent again.',
      doneMany: '%{smart_count} messages are sent again.',
    },
    setAside: {
      label: 'Set aside',
      confirm: 'Set “%{name}” aside?',
      confirmMany: 'Set these %{smart_count} messages aside?',
      consequence: 'It is not sent until somebody sends it again.',
      done: '%{name} is set aside.',
      doneMany: '%{smart_count} messages are set aside.',
    },
    showParcel: { label: 'Open the parcel' },
    showMember: { label: 'Open the customer' },
  },
});
