// Problem codes of messages, templates and gateways: meaning and remedy.
import type { ProblemTexts } from '../types.ts';

const GATEWAY = 'Check the settings of the gateway and test it again.';

export const messageProblemMessages = {
  GATEWAY_NOT_SET: ['No gateway is set up for this type of message.', 'Set one up first.'],
  GATEWAY_SECRET_MISSING: [
    'The stored secret is not sent to another server, address or user.',
    'Send the password or key again.',
  ],
  GATEWAY_NO_ANSWER: [
    'The gateway did not respond in time. It may have accepted the message.',
    'Check whether it arrived before trying again.',
  ],
  GATEWAY_UNREACHABLE: ['No connection to the gateway could be made.', GATEWAY],
  GATEWAY_INNER_ADDRESS: [
    'The address belongs to a private network.',
    'Use a public address, or set ALLOW_PRIVATE_GATEWAYS on the server.',
  ],
  GATEWAY_NOT_SECURE: ['No secure connection to the gateway could be made.', GATEWAY],
  GATEWAY_IN_CLEAR: [
    'The URL is http: key and PINs would be readable on the way.',
    'Use https, or set ALLOW_PRIVATE_GATEWAYS on the server.',
  ],
  GATEWAY_SIGN_IN_REFUSED: ['The gateway refused the user, password or key.', GATEWAY],
  GATEWAY_REFUSED: [
    'The gateway refused the message. `values.status` is its status code.',
    GATEWAY,
  ],
  GATEWAY_ADDRESS_REFUSED: [
    'The gateway does not deliver to this recipient.',
    'Check the recipient.',
  ],
  GATEWAY_MESSAGE_REFUSED: [
    'The gateway will never accept this message. `values.status` is its status code.',
    'Check the recipient and the text.',
  ],
  GATEWAY_NONSENSE: ['The response was not that of a gateway.', 'Check the address.'],
  GATEWAY_UNCLEAR: [
    'The response says neither that the message was accepted nor that it was refused.',
    'Ask the recipient whether the message arrived before sending it again.',
  ],
  GATEWAY_SECRET_UNREADABLE: [
    'The stored secret was encrypted with another server key.',
    'Send the password or key again.',
  ],
  GATEWAY_BROKEN: ['The message could not be sent for another reason.', GATEWAY],
  MESSAGE_ON_ITS_WAY: ['The message is waiting or being sent.', 'Wait for its outcome.'],
  MESSAGE_EMPTIED: [
    'The PIN, code or report of the message is no longer stored.',
    'Create a new one, for example with a new PIN.',
  ],
  MESSAGE_NO_ADDRESS: [
    'No address of the customer is known for this type.',
    'Add one to the customer.',
  ],
  MESSAGE_NOT_WAITING: [
    'The message has been sent, is being sent, is obsolete or was set aside before.',
    'Read it again.',
  ],
  TEMPLATE_UNKNOWN: [
    'The text uses placeholders that the event does not have.',
    'Use those of `placeholderList`.',
  ],
  TEMPLATE_LACKS: ['The text lacks a required placeholder.', 'Add it to the text.'],
  TEMPLATE_BRACE: ['The text has a single brace.', 'Close or remove it.'],
} as const satisfies Record<string, ProblemTexts>;
