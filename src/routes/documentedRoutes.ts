// Documented URLs of pages that have another path here; the query is kept.
import { idFromText } from '../../contract/idFromText.ts';
import { routes } from './pages.ts';
import { createPath, editPath, listPath, pagePath, showPath } from './route.ts';

export interface DocumentedRoute {
  /** The documented path, below /app. */
  readonly from: string;
  /** Target path, below /app. */
  readonly to: string;
  /** Target path by query, below /app; undefined for the default target. */
  readonly byQuery?: (query: URLSearchParams) => string | undefined;
}

/** `ViewParcels?ordersId= opens the detail; `ViewParcels?lockerId=` the parcels of a locker. */
function viewParcels(query: URLSearchParams): string | undefined {
  const [ordersId, lockerId] = [query.get('ordersId'), query.get('lockerId')];
  if (ordersId) return pagePath(routes.parcel, { ordersId });
  return lockerId ? listPath('parcels', { lockerId: idFromText(lockerId) }) : undefined;
}

/** A record by its id in the query, whether or not it exists: `providers/3`; undefined without an id. */
const recordBy =
  (parameter: string, pathOf: (id: string) => string) =>
  (query: URLSearchParams): string | undefined => {
    const id = query.get(parameter);
    return id ? pathOf(id) : undefined;
  };

/** A custom page is at its documented path; a resource is at /app/<resource>, and its documented paths redirect there. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  { from: 'ViewLockers', to: listPath('lockers') },
  { from: 'boxList', to: listPath('legacyLockers') },
  { from: 'ViewLockersGroups', to: listPath('lockerGroups') },
  { from: 'ViewLockersGroups-add', to: createPath('lockerGroups') },
  { from: 'LockerAvailability', to: listPath('availability') },
  { from: 'compartmentAvailability', to: listPath('boxStates') },
  { from: 'provinceGroup', to: listPath('provinces') },
  { from: 'provinceGroup-new', to: createPath('provinces') },
  { from: 'provinceDistrict', to: listPath('districts') },
  { from: 'provinceDistrict-new', to: createPath('districts') },
  { from: 'AlertModule', to: listPath('alerts') },
  { from: 'TicketSystem', to: listPath('cases') },
  { from: 'EmailDistribution', to: 'alertRecipients' },
  { from: 'smsList', to: listPath('messages') },
  { from: 'Marketing', to: listPath('screenSavers') },
  { from: 'TerminalDeployment', to: listPath('versions') },
  { from: 'CustomerList', to: listPath('members') },
  { from: 'ParcelList', to: listPath('parcels') },
  { from: 'ViewParcels', to: listPath('parcels'), byQuery: viewParcels },
  { from: 'BookingManagement', to: listPath('bookings') },
  { from: 'parcelCategory', to: listPath('parcelCategories') },
  { from: 'SingPostStaff', to: listPath('staff') },
  { from: 'TerminalUser', to: listPath('terminalUsers') },
  { from: 'ViewRoles', to: listPath('roles') },
  { from: 'LSPCompany', to: listPath('providers') },
  {
    from: 'AddLSPCompany',
    to: createPath('providers'),
    byQuery: recordBy('providerId', (id) => editPath('providers', id)),
  },
  { from: 'LSPcouriers', to: listPath('agents') },
  // `AddCourier?agentId=` opens the agent, read-only unless the server announces agent editing (R2.48).
  {
    from: 'AddCourier',
    to: createPath('agents'),
    byQuery: recordBy('agentId', (id) => showPath('agents', id)),
  },
  // R6.4 redirects one role from these pages to the dashboard; here all users are redirected.
  { from: 'table-standard', to: routes.dashboard.path },
  { from: 'navtree', to: routes.dashboard.path },
];
