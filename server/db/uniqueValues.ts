// Values that only one record may have, by the unique index that decides it, and how the record that has one is named.

export interface UniqueValue {
  /** Of the table and of the API. */
  readonly field: string;
  /** What kind of record it is: a resource of the console, and its name in English. */
  readonly resource: string;
  readonly title: string;
  /** The column that names the record. */
  readonly label: string;
}

const unique = (field: string, resource: string, title: string, label = field): UniqueValue => ({
  field,
  resource,
  title,
  label,
});

/** Values that people enter; every other unique index keeps something of the server's own. */
export const UNIQUE_VALUES: Readonly<Record<string, UniqueValue>> = {
  lockersName: unique('lockerName', 'lockers', 'Locker', 'lockerNumber'),
  lockersNumber: unique('lockerNumber', 'lockers', 'Locker', 'lockerName'),
  lockerGroupsName: unique('name', 'lockerGroups', 'Locker group'),
  provincesName: unique('name', 'provinces', 'Province'),
  districtsName: unique('name', 'districts', 'District'),
  holidaysDate: unique('date', 'holidays', 'Holiday', 'name'),
  parcelCategoriesEx: unique('ex', 'parcelCategories', 'Parcel category', 'category'),
  lockerVersionsLockerVersionName: unique('lockerVersionName', 'versions', 'Version'),
  sharedViewsName: unique('name', 'sharedViews', 'Shared view'),
  membersUsername: unique('username', 'members', 'Customer', 'memberNo'),
  // Of staff and of terminal users alike.
  staffUsername: unique('username', 'accounts', 'Account'),
  providersProviderNumber: unique('providerNumber', 'providers', 'Provider', 'providerName'),
  agentsAgentNumber: unique('agentNumber', 'agents', 'Courier', 'agentName'),
};

/** Tables whose rows stay when the record is removed; they have given up the value. */
export const KEEPS_REMOVED: readonly string[] = [
  'lockers',
  'members',
  'staff',
  'providers',
  'agents',
];

/** A resource of our own names its index by table and field: `trolleysCode` is `code` of `trolleys`. */
export function uniqueValueOf(table: string, index: string): UniqueValue | undefined {
  if (!index.startsWith(table)) return undefined;
  const rest = index.slice(table.length);
  const known = UNIQUE_VALUES[index];
  return known ?? unique(rest.charAt(0).toLowerCase() + rest.slice(1), table, table);
}
