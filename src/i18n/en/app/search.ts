// English messages: global search.
export const search = {
  title: 'Search everywhere',
  close: 'Close the search',
  found: 'Found',
  groups: {
    recent: 'Recent',
    parcels: 'Parcels',
    bookings: 'Bookings',
    boxes: 'Boxes',
    lockers: 'Lockers',
    members: 'Customers',
    staff: 'Staff',
    pages: 'Pages',
    actions: 'Actions',
  },
  actions: {
    theme: 'Light or dark theme',
    english: 'Language: English',
    chinese: 'Language: 中文 (Chinese)',
    keys: 'Keyboard help',
    lock: 'Lock screen',
    signOut: 'Sign out',
  },
  hint: 'Scan a parcel, or type a parcel or booking number, a customer, a locker, a box such as “LK12-A07”, a member of staff or a page.',
  looking: 'Looking…',
  count: '%{smart_count} found |||| %{smart_count} found',
  nothing: 'Nothing found for “%{text}” that your role may see.',
  offline: 'No connection: only pages and actions are found.',
  retry: 'Try again',
  tooMany:
    'Too many numbers and addresses in a short time: customers and staff are found by name and number only for a while.',
};
