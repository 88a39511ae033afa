// English messages: errors of messages and gateways.
export const messageProblems = {
  GATEWAY_NOT_SET: 'No gateway is set up for this yet.',
  GATEWAY_SECRET_MISSING:
    'The password or key that is kept goes to no other server, address or user. Enter it anew.',
  GATEWAY_NO_ANSWER: 'The gateway did not answer in time.',
  GATEWAY_UNREACHABLE: 'The gateway cannot be reached at this address.',
  GATEWAY_INNER_ADDRESS:
    'This is an address of an inner network. It takes the setting ALLOW_PRIVATE_GATEWAYS.',
  GATEWAY_NOT_SECURE: 'No secure connection can be made with the gateway.',
  GATEWAY_IN_CLEAR:
    'The key and all PINs would cross networks in clear. The address begins with https, or it takes the setting ALLOW_PRIVATE_GATEWAYS.',
  GATEWAY_SIGN_IN_REFUSED: 'The gateway does not know the user, the password or the key.',
  GATEWAY_REFUSED: 'The gateway refused the message (%{status}).',
  GATEWAY_ADDRESS_REFUSED: 'The gateway takes no messages for this addressee (%{status}).',
  GATEWAY_MESSAGE_REFUSED: 'The gateway does not take this message (%{status}).',
  GATEWAY_NONSENSE: 'What answers at this address is no gateway for messages.',
  GATEWAY_SECRET_UNREADABLE:
    'The kept password or key cannot be read with the key of this server. Enter it anew.',
  GATEWAY_BROKEN: 'The message could not be sent.',
  MESSAGE_ON_ITS_WAY: 'This message is about to be sent already.',
  MESSAGE_EMPTIED:
    'The PIN, code or report of this message is not kept any more. Have a new one sent instead.',
  MESSAGE_NO_ADDRESS: 'Nothing is known any more of how to reach this customer this way.',
  MESSAGE_NOT_WAITING: 'Only a message that waits can be set aside.',
  TEMPLATE_UNKNOWN: 'The messages of this event know no placeholder %{names}.',
  TEMPLATE_LACKS: 'The text must say %{names}: the message is worth nothing without it.',
  TEMPLATE_BRACE: 'A brace stands alone in the text. A placeholder is a name between two.',
};
