// Result types of the global search in order: scannable ones first, navigation last.
export const GROUPS = [
  'commands',
  'parcels',
  'bookings',
  'boxes',
  'lockers',
  'members',
  'staff',
  'pages',
  'actions',
] as const;

export type Group = (typeof GROUPS)[number];
