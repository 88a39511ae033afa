// How each text filter matches: contains, starts with, or the whole value.
import { allEndpoints } from '../../contract/all.ts';
import type { Listing } from '../../contract/endpoint.ts';
import { ownResource } from './ownResource.ts';

const ANYWHERE = 'Finds values that contain this text, in capitals or not.';
const BEGINS = 'Finds values that begin with this text.';
const CONTACT =
  'Finds values that begin with this text; without the permission to see personal data, only the whole value finds a record.';
const NAME = 'Finds names that contain this text, in capitals or not.';
const SAME = 'Finds exactly this value.';

type Filters = Readonly<Record<string, string>>;

const lockers: Filters = {
  companyName: ANYWHERE,
  lockerName: ANYWHERE,
  location: ANYWHERE,
  category: ANYWHERE,
  lockerNumber: BEGINS,
  postalCode: BEGINS,
  sortingCode: BEGINS,
};
const parcels: Filters = {
  parcelNumber: BEGINS,
  lockerName: ANYWHERE,
  mobile: CONTACT,
  memberName: NAME,
};
const named: Filters = { name: ANYWHERE };

/** By group of endpoints, then by filter name. */
const FILTERS: Readonly<Record<string, Filters>> = {
  lockers,
  lockerCalls: lockers,
  holidays: { name: ANYWHERE, date: BEGINS },
  availability: { lockerName: ANYWHERE },
  boxStates: { name: BEGINS, lockerName: ANYWHERE },
  legacyLockers: { name: ANYWHERE, orderNo: ANYWHERE, operatorName: ANYWHERE },
  alerts: { lockerName: ANYWHERE },
  alertCalls: named,
  audit: { byType: SAME, person: NAME, eventType: SAME, subjectType: SAME, subjectId: SAME },
  cases: {
    subject: 'Finds cases whose subject or description contains this text.',
    lockerName: ANYWHERE,
    parcelNumber: ANYWHERE,
    memberName: NAME,
  },
  caseCalls: named,
  screenSavers: named,
  parcels,
  orders: parcels,
  bookings: { bookNumber: BEGINS, lockerNumber: BEGINS },
  parcelCategories: { ex: BEGINS },
  members: {
    username: ANYWHERE,
    mobile: CONTACT,
    memberNo: BEGINS,
    email: CONTACT,
    address: ANYWHERE,
    firstLastName: NAME,
  },
  memberCalls: { username: ANYWHERE, firstLastName: NAME, mobile: CONTACT },
  paymentPreUseReport: { lockerName: ANYWHERE },
  lockersUsageReport: { lockerName: ANYWHERE },
  subscriptionReport: { username: ANYWHERE, mobile: CONTACT },
  renewedOrExpiredReport: { username: ANYWHERE },
  payMemberInfoReport: { firstLastName: NAME },
  reportSchedules: { addresses: ANYWHERE },
  sharedViews: { list: SAME },
  messages: { address: CONTACT, parcelNumber: BEGINS },
  roles: named,
  staffCalls: {
    username: ANYWHERE,
    staffNo: BEGINS,
    firstName: ANYWHERE,
    lastName: ANYWHERE,
    email: CONTACT,
    mobile: CONTACT,
  },
  providers: { providerNumber: BEGINS, providerName: ANYWHERE },
  agents: {
    agentNumber: BEGINS,
    agentName: ANYWHERE,
    providerNumber: BEGINS,
    providerName: ANYWHERE,
  },
  versions: { lockerVersionName: ANYWHERE },
};

const isText = (schema: Record<string, unknown>) =>
  schema['type'] === 'string' && !('meaning' in schema) && !('enum' in schema);

/** How a filter matches; empty for other fields and types. */
export function filterText(call: string, name: string, schema: Record<string, unknown>): string {
  if (allEndpoints[call]?.method !== 'GET') return '';
  const group = call.slice(0, call.indexOf('.'));
  const { filters = [] } = (allEndpoints[`${group}.list`] ?? {}) as Partial<Listing>;
  const isOwn = ownResource(group) !== undefined && filters.includes(name);
  return FILTERS[group]?.[name] ?? (isOwn && isText(schema) ? ANYWHERE : '');
}
