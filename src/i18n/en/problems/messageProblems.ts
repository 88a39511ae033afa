// English messages: errors of messages and gateways.
export const messageProblems = {
  GATEWAY_NOT_SET: 'No gateway is set up for this yet.',
  GATEWAY_SECRET_MISSING:
    'The server, address or user has changed. Enter the password or key again: the stored one is not sent elsewhere.',
  GATEWAY_NO_ANSWER: 'The gateway did not answer in time.',
  GATEWAY_UNREACHABLE: 'The gateway cannot be reached at this address.',
  GATEWAY_INNER_ADDRESS:
    'This address is on a private network. Required setting: ALLOW_PRIVATE_GATEWAYS.',
  GATEWAY_NOT_SECURE: 'A secure connection to the gateway could not be established.',
  GATEWAY_IN_CLEAR:
    'The key and all PINs would be sent unencrypted. Use an https address, or the setting ALLOW_PRIVATE_GATEWAYS.',
  GATEWAY_SIGN_IN_REFUSED: 'The gateway rejected the user, the password or the key.',
  GATEWAY_REFUSED: 'The gateway refused the message (%{status}).',
  GATEWAY_ADDRESS_REFUSED: 'The gateway accepts no messages for this recipient (%{status}).',
  GATEWAY_MESSAGE_REFUSED: 'The gateway does not accept this message (%{status}).',
  GATEWAY_NONSENSE: 'The server at this address is not a message gateway.',
  GATEWAY_UNCLEAR:
    'The gateway responded (%{status}), but not whether it accepted the message. It may have been sent.',
  GATEWAY_SECRET_UNREADABLE:
    'The stored password or key cannot be read with the key of this server. Enter it again.',
  GATEWAY_BROKEN: 'The message could not be sent.',
  MESSAGE_ON_ITS_WAY: 'This message is already waiting or being sent.',
  MESSAGE_EMPTIED:
    'The PIN, code or report of this message is no longer stored. Send a new one instead.',
  MESSAGE_NO_ADDRESS: 'This customer no longer has an address for this channel.',
  MESSAGE_NOT_WAITING:
    'Only messages that are waiting, have failed or were held by the server can be set aside.',
  TEMPLATE_UNKNOWN: 'The messages of this event have no placeholder %{names}.',
  TEMPLATE_LACKS: 'The text must contain %{names}: the message is useless without it.',
  TEMPLATE_BRACE:
    'The text contains an unmatched brace. A placeholder is a name between two braces.',
};
