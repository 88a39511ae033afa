// English messages: a test message, on the pages of gateways and templates.
export const testSend = {
  to: { MAIL: 'E-mail address', SMS: 'Mobile number' },
  send: 'Send a test',
  sending: 'Sending…',
  notSent: 'Not sent: %{why}',
  response: 'Response of the gateway',
  noBody: '(empty)',
  sent: { MAIL: 'The Email is sent!', SMS: 'The SMS is sent!' },
  address: {
    MAIL: 'Please enter a valid email address',
    SMS: 'Please enter a valid mobile number',
  },
};
