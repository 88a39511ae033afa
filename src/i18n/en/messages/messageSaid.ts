// English messages: labels around the text of a message.
export const messageSaid = {
  sent: 'Message as sent',
  waiting: 'Message to send',
  template: 'Shown with the current template. PINs and codes are replaced by dots.',
  language: 'It will be sent in %{language}.',
  asSent: 'As last sent. PINs and codes are replaced by dots.',
  nothing: 'The template has no text.',
  emptied:
    'The PIN, code or report in this message is no longer stored. Send a new message instead.',
  unsure:
    'Delivery of %{smart_count} attempt is uncertain: the message may have arrived more than once. |||| Delivery of %{smart_count} attempts is uncertain: the message may have arrived more than once.',
  link: 'Messages sent',
};
