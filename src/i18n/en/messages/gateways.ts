// English messages: gateway fields for e-mail and SMS, in page layout and form dialogs.
export const mailGateway = {
  name: 'E-mail gateway',
  title: 'E-mail gateway',
  sections: { server: 'The mail server', sender: 'The sender' },
  fields: {
    smtpServerUrl: 'SMTP server',
    smtpServerPort: 'Port',
    username: 'User',
    password: 'Password',
    domain: 'Own name (EHLO)',
    senderName: 'Sender name',
    senderEmail: 'Sender e-mail address',
    bccEmail: 'Blind copy to',
    enableFlag: 'Send e-mails',
  },
  help: {
    smtpServerUrl: 'A name or an address, without https://.',
    smtpServerPort: '587 as a rule; on 465 the connection is secure from the start.',
    username: 'Empty: the server is asked without signing in.',
    domain: 'What this system calls itself to the server. Empty: its own name.',
    bccEmail: 'Gets a copy of every e-mail that holds neither PIN nor code.',
    enableFlag: 'While this is off, e-mails wait in the list of messages.',
  },
  errors: {
    smtpServerUrl: 'Please enter the name or address of the server',
    senderEmail: 'Please enter a valid email address',
    address: 'Please enter a valid email address',
  },
};

export const smsGateway = {
  name: 'SMS gateway',
  title: 'SMS gateway',
  fields: {
    url: 'Address (URL)',
    Encoding: 'Encoding',
    senderId: 'Sender',
    apiKey: 'API key',
  },
  help: {
    url: 'Is asked by POST for every SMS. Empty: SMS wait in the list of messages.',
    senderId: 'A number, or up to 11 letters and digits. Empty: the gateway’s own.',
    apiKey: 'Is sent as Authorization: Bearer.',
  },
  errors: {
    url: 'Please enter an address that begins with http:// or https://, without user and password',
    senderId: 'Please enter a number, or up to 11 letters and digits',
  },
};
