// Documented URLs of pages that have another path here; the query is kept.
import { dashboard } from '../custom/dashboard/page.ts';
import { parcel } from '../custom/parcel/page.ts';
import { pageAddress } from '../engine/definePage.ts';
import { availability } from '../resources/lockers/availability.ts';
import { bookings } from '../resources/bookings.ts';
import { boxStates } from '../resources/lockers/boxStates.ts';
import { cases } from '../resources/cases.ts';
import { districts } from '../resources/lockers/districts.ts';
import { agents } from '../resources/people/agents.ts';
import { alertRecipients } from '../resources/alertRecipients.ts';
import { alerts } from '../resources/alerts.ts';
import { legacyLockers } from '../resources/lockers/legacyLockers.ts';
import { lockerGroups } from '../resources/lockers/lockerGroups.ts';
import { lockers } from '../resources/lockers/lockers.ts';
import { members } from '../resources/people/members.ts';
import { messages } from '../resources/messages.ts';
import { parcelCategories } from '../resources/parcelCategories.ts';
import { parcels } from '../resources/parcels.ts';
import { providers } from '../resources/people/providers.ts';
import { provinces } from '../resources/lockers/provinces.ts';
import { roles } from '../resources/people/roles.ts';
import { screenSavers } from '../resources/screenSavers.ts';
import { staff } from '../resources/people/staff.ts';
import { terminalUsers } from '../resources/people/terminalUsers.ts';
import { versions } from '../resources/versions.ts';

export interface Address {
  /** The documented path, below /app. */
  readonly from: string;
  /** Target path, below /app. */
  readonly to: string;
  /** Target path by query, below /app; undefined for the default target. */
  readonly asked?: (query: URLSearchParams) => string | undefined;
}

/** `ViewParcels?ordersId=` opens the detail; `ViewParcels?lockerId=` the parcels of a locker. */
function viewParcels(query: URLSearchParams): string | undefined {
  const [ordersId, lockerId] = [query.get('ordersId'), query.get('lockerId')].map(Number);
  if (ordersId) return pageAddress(parcel, { ordersId });
  if (!lockerId) return undefined;
  return `${parcels.name}?${new URLSearchParams({ filter: JSON.stringify({ lockerId }) })}`;
}

/** A record by its id in the query: `providers/3`; undefined without an id. */
const recordAt =
  (resourceName: string, parameter: string, page = '') =>
  (query: URLSearchParams): string | undefined => {
    const id = Number(query.get(parameter));
    return id > 0 ? `${resourceName}/${id}${page}` : undefined;
  };

/** A custom page is at its documented path; a resource is at /app/<resource>, and its documented paths redirect there. */
export const addresses: readonly Address[] = [
  { from: 'ViewLockers', to: lockers.name },
  { from: 'boxList', to: legacyLockers.name },
  { from: 'ViewLockersGroups', to: lockerGroups.name },
  { from: 'ViewLockersGroups-add', to: `${lockerGroups.name}/create` },
  { from: 'LockerAvailability', to: availability.name },
  { from: 'compartmentAvailability', to: boxStates.name },
  { from: 'provinceGroup', to: provinces.name },
  { from: 'provinceGroup-new', to: `${provinces.name}/create` },
  { from: 'provinceDistrict', to: districts.name },
  { from: 'provinceDistrict-new', to: `${districts.name}/create` },
  { from: 'AlertModule', to: alerts.name },
  { from: 'TicketSystem', to: cases.name },
  { from: 'EmailDistribution', to: alertRecipients.path },
  { from: 'smsList', to: messages.name },
  { from: 'Marketing', to: screenSavers.name },
  { from: 'TerminalDeployment', to: versions.name },
  { from: 'CustomerList', to: members.name },
  { from: 'ParcelList', to: parcels.name },
  { from: 'ViewParcels', to: parcels.name, asked: viewParcels },
  { from: 'BookingManagement', to: bookings.name },
  { from: 'parcelCategory', to: parcelCategories.name },
  { from: 'SingPostStaff', to: staff.name },
  { from: 'TerminalUser', to: terminalUsers.name },
  { from: 'ViewRoles', to: roles.name },
  { from: 'LSPCompany', to: providers.name },
  {
    from: 'AddLSPCompany',
    to: `${providers.name}/create`,
    asked: recordAt(providers.name, 'providerId'),
  },
  { from: 'LSPcouriers', to: agents.name },
  // `AddCourier?agentId=` opens the agent, read-only unless the server announces agent editing (R2.48).
  {
    from: 'AddCourier',
    to: `${agents.name}/create`,
    asked: recordAt(agents.name, 'agentId', '/show'),
  },
  // R6.4 redirects one role from these pages to the dashboard; here all users are redirected.
  { from: 'table-standard', to: dashboard.path },
  { from: 'navtree', to: dashboard.path },
];
