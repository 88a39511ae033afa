// Errors of gateways, messages and templates.
export const messageProblems = {
  GATEWAY_NOT_SET: [409, 'No gateway is set up for this yet.'],
  GATEWAY_SECRET_MISSING: [
    400,
    'The server, address or user has changed. Enter the password or key again: the stored one is not sent elsewhere.',
  ],
  GATEWAY_NO_ANSWER: [409, 'The gateway did not answer in time.'],
  GATEWAY_UNREACHABLE: [409, 'The gateway cannot be reached at this address.'],
  GATEWAY_INNER_ADDRESS: [
    409,
    'This address is on a private network. Required setting: ALLOW_PRIVATE_GATEWAYS.',
  ],
  GATEWAY_NOT_SECURE: [409, 'A secure connection to the gateway could not be established.'],
  GATEWAY_IN_CLEAR: [
    400,
    'The key and all PINs would be sent unencrypted. Use an https address, or the setting ALLOW_PRIVATE_GATEWAYS.',
  ],
  GATEWAY_SIGN_IN_REFUSED: [409, 'The gateway rejected the user, the password or the key.'],
  GATEWAY_REFUSED: [409, 'The gateway refused the message ({status}).'],
  GATEWAY_ADDRESS_REFUSED: [409, 'The gateway accepts no messages for this recipient ({status}).'],
  GATEWAY_MESSAGE_REFUSED: [409, 'The gateway does not accept this message ({status}).'],
  GATEWAY_NONSENSE: [409, 'The server at this address is not a message gateway.'],
  GATEWAY_UNCLEAR: [
    409,
    'The gateway responded ({status}), but not whether it accepted the message. It may have been sent.',
  ],
  GATEWAY_SECRET_UNREADABLE: [
    409,
    'The stored password or key cannot be read with the key of this server. Enter it again.',
  ],
  GATEWAY_BROKEN: [409, 'The message could not be sent.'],
  MESSAGE_ON_ITS_WAY: [409, 'This message is already waiting or being sent.'],
  MESSAGE_EMPTIED: [
    409,
    'The PIN, code or report of this message is no longer stored. Send a new one instead.',
  ],
  MESSAGE_NO_ADDRESS: [409, 'This customer no longer has an address for this channel.'],
  MESSAGE_NOT_WAITING: [
    409,
    'Only messages that are waiting, have failed or were held by the server can be set aside.',
  ],
  TEMPLATE_UNKNOWN: [400, 'The messages of this event have no placeholder {names}.'],
  TEMPLATE_LACKS: [400, 'The text must contain {names}: the message is useless without it.'],
  TEMPLATE_BRACE: [
    400,
    'The text contains an unmatched brace. A placeholder is a name between two braces.',
  ],
} as const satisfies Record<string, readonly [number, string]>;
