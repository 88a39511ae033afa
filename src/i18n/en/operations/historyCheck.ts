// English messages: the page that looks up a parcel number.
export const historyCheck = {
  title: 'History check',
  number: 'Parcel number',
  help: 'Type or scan the number and press Enter.',
  enter: 'Please enter parcel number',
  ask: 'Show history',
  begin: 'Which parcel number?',
  beginText: 'Shows every stay under the number in any locker, from booking until the parcel left.',
  none: 'No parcel has the number %{number}',
  noneText: 'Check the number. It must be complete; case does not matter.',
  found: '%{number}: %{smart_count} stay |||| %{number}: %{smart_count} stays',
  timesOnly: 'This server provides the times of each stay, but not who did what.',
  stay: '%{place}: %{state}',
  open: 'Open parcel',
  now: 'Current number: %{number}',
};
