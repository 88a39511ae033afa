// English messages common to own resources, so that a new one only adds its names.

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Labels of common fields; a resource's own `fields` take precedence. */
export const usualFields = {
  id: 'Number',
  name: 'Name',
  description: 'Description',
  notes: 'Notes',
  status: 'Status',
  price: 'Price',
  photo: 'Photo',
  lockerId: 'Locker',
  lockerName: 'Locker name',
  lockerNumber: 'Locker number',
  lockerGroupId: 'Group',
  districtId: 'District',
  provinceId: 'Province',
  providerId: 'Provider',
  parcelNumber: 'Parcel number',
  ordersStatus: 'Status',
  boxName: 'Box',
  memberName: 'Customer',
  memberNo: 'Customer number',
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Login name',
  mobile: 'Mobile',
  email: 'E-mail',
  bookTime: 'Booked',
  storeTime: 'Deposited',
  collectTime: 'Collected',
  expiryTime: 'Expires',
  alertType: 'Alert',
  alertState: 'State',
  assigneeId: 'Assigned to',
  resolvedBy: 'Resolved by',
  creationTime: 'Created',
  lastUpdatedTime: 'Last updated',
};

/**
 * The messages of a resource: the common ones and its own.
 * @param one as in "1 trolley"; @param many as in "2 trolleys"
 */
export const resourceMessages = <F extends object, O extends object, E extends object = object>(
  one: string,
  many: string,
  { fields, empty, ...own }: { fields: F; empty?: E } & O,
) => ({
  name: `${capital(one)} |||| ${capital(many)}`,
  title: capital(many),
  export: `Export 1 ${one} |||| Export %{smart_count} ${many}`,
  empty: {
    title: `No ${many} yet`,
    text: `They appear here when the first one is added.`,
    noMatch: `No ${one} matches`,
    noMatchFor: `No ${one} matches “%{text}”`,
    ...(empty as E),
  },
  fields: {
    ...usualFields,
    ...fields,
  },
  ...own,
});
