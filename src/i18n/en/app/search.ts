// English messages: global search.
export const search = {
  title: 'Search everywhere',
  close: 'Close the search',
  found: 'Found',
  groups: {
    recent: 'Recent',
    commands: 'Commands',
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
  /** Short names of commands, besides the labels of their buttons. */
  commands: {
    resendPin: 'reset pin',
    changeExpiry: 'change expiry',
    changeNumber: 'change number',
    cancel: 'cancel',
  },
  hint: 'Scan a parcel, or type a parcel or booking number, a customer, a locker, a box such as “LK12-A07”, a member of staff or a page. “disable LK12” or “reset pin” and a parcel number opens that action.',
  looking: 'Searching…',
  count: '%{smart_count} found |||| %{smart_count} found',
  nothing: 'Nothing found for “%{text}” that your role may see.',
  offline: 'No connection. Only pages and actions can be searched.',
  retry: 'Try again',
  tooMany:
    'Too many searches by phone number or e-mail. For now, search customers and staff by name or number only.',
};
