// English messages: headings of files; programs, which ask for no language, get the keys.

/** Where the screens have other English words than the headings that programs know. */
export const headings: Readonly<Record<string, string>> = {
  'Book number': 'Booking number',
  'Box id': 'Box ID',
  'From address': 'IP address',
  'Locker id': 'Locker ID',
  Member: 'Customer',
  Minutes: 'Duration (min)',
  'Next try': 'Next attempt',
  'Not over yet': 'Ongoing',
  Over: 'Ended',
  'Percent in use': 'Percent taken',
  Reports: 'Times reported',
  Resolution: 'Outcome',
  Taken: 'Acknowledged',
  'Taken by': 'Acknowledged by',
  Told: 'Details',
  Tries: 'Attempts',
  'Unsure tries': 'Uncertain attempts',
};
