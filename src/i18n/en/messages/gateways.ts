// English messages: gateway fields for e-mail and SMS, in page layout and form dialogs.
export const mailGateway = {
  name: 'E-mail gateway',
  title: 'E-mail gateway',
  sections: { server: 'Mail server', sender: 'Sender' },
  fields: {
    smtpServerUrl: 'SMTP server',
    smtpServerPort: 'Port',
    username: 'User name',
    password: 'Password',
    domain: 'EHLO host name',
    senderName: 'Sender name',
    senderEmail: 'Sender e-mail address',
    bccEmail: 'Blind copy to',
    enableFlag: 'Send e-mails',
  },
  help: {
    smtpServerUrl: 'Host name or IP address, without https://.',
    smtpServerPort: 'Usually 587; port 465 uses TLS from the start.',
    username: 'Leave empty to connect without signing in.',
    domain: 'The name this system reports to the server. Leave empty to use its own host name.',
    bccEmail: 'Receives a blind copy of every e-mail that contains no PIN or code.',
    enableFlag: 'While this is off, e-mails wait in the message list.',
  },
  errors: {
    smtpServerUrl: 'Please enter the host name or IP address of the server',
    senderEmail: 'Please enter a valid email address',
    address: 'Please enter a valid email address',
  },
};

export const smsGateway = {
  name: 'SMS gateway',
  title: 'SMS gateway',
  sections: { accepted: 'What counts as accepted' },
  fields: {
    url: 'Address (URL)',
    Encoding: 'Encoding',
    senderId: 'Sender',
    apiKey: 'API key',
    acceptance: 'Accepted if',
    acceptedField: 'Field of the response',
    acceptedValue: 'Value of success',
  },
  help: {
    url: 'Receives a POST request for every SMS. If empty, no gateway is used.',
    Encoding:
      'With a “Characters” option, the text encoding is also sent, in the field “encoding”.',
    senderId: 'A number, or up to 11 letters and digits. Leave empty to use the gateway’s default.',
    apiKey: 'Sent as Authorization: Bearer.',
    acceptance:
      'Applies to responses with a status of 200 to 299. All others are refusals. A test shows what the gateway responds.',
    acceptedField:
      'In the JSON response; with dots for fields within fields, such as messages.status.',
    acceptedValue: 'Several values separated by commas. Every other value is a refusal.',
  },
  errors: {
    url: 'Please enter an address that begins with http:// or https://, without user name and password',
    senderId: 'Please enter a number, or up to 11 letters and digits',
  },
};
