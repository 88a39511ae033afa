// English messages: the page that looks up a parcel number.
export const historyCheck = {
  title: 'History check',
  number: 'Parcel number',
  help: 'Typed or scanned; Enter looks it up.',
  enter: 'Please enter parcel number',
  ask: 'Show history',
  begin: 'Which parcel number?',
  beginText: 'Every stay of the number in any locker is shown, from its booking until it left.',
  none: 'No parcel has the number %{number}',
  noneText: 'Check the number. It must be whole; capitals do not matter.',
  found: '%{number}: %{smart_count} stay |||| %{number}: %{smart_count} stays',
  stay: '%{place}: %{state}',
  open: 'Open parcel',
  now: 'Its number now: %{number}',
};
