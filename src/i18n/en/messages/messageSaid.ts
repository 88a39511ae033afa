// English messages: labels around the text of a message.
export const messageSaid = {
  sent: 'What it said',
  waiting: 'What it says',
  template: 'In the words of its template as it stands now. Dots stand for a PIN or a code.',
  language: 'It will be sent in %{language}.',
  asSent: 'As it was sent the last time. Dots stand for a PIN or a code.',
  nothing: 'Its template has no text.',
  emptied: 'Its PIN, code or report is not kept any more. Have a new one sent instead.',
  unsure:
    'Of %{smart_count} try nobody knows whether it arrived: it may have come more than once. |||| Of %{smart_count} tries nobody knows whether they arrived: it may have come more than once.',
  link: 'Messages sent',
};
