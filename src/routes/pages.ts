// Every custom page's route: path, permissions and query. A new one is a line here, one in pages.ts and one in the menu.
import { z } from 'zod';
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import { availabilityCalls } from '../../contract/lockers/availability.ts';
import { holidays } from '../../contract/lockers/holidays.ts';
import { legacyBoxes } from '../../contract/lockers/legacyBoxes.ts';
import { contacts } from '../../contract/lockers/lockerContent.ts';
import { lockerLogs } from '../../contract/lockers/lockerLogs.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { lockerSettings } from '../../contract/lockers/lockerSettings.ts';
import { GATEWAY_READERS } from '../../contract/messages/gatewayReaders.ts';
import { templates } from '../../contract/messages/templates.ts';
import { alerts } from '../../contract/operations/alerts.ts';
import { auditCalls } from '../../contract/operations/audit.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { priceReaders } from '../../contract/parcels/priceReaders.ts';
import { members } from '../../contract/people/members.ts';
import { roles } from '../../contract/people/roles.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { userInfo } from '../../contract/people/userInfo.ts';
import { dashboard } from '../../contract/reports/dashboard.ts';
import { date, id } from '../../contract/scalars.ts';
import { screenSavers } from '../../contract/terminals/screenSavers.ts';
import { versionCalls, versions } from '../../contract/terminals/versions.ts';
import { NOTIFY_TYPE_PARAMETERS } from '../../domain/limits.ts';
import { AREA_LEVELS } from '../../domain/lockers/areaLevels.ts';
import { pageUrl, route } from './route.ts';

/** The permission of all reports and statistics; their endpoints are loaded only with the page. */
const REPORTS = ['REPORT_VIEW'] as const;
/** The URL of a report stores what engine lists store there: filter, order and page. */
const report = (path: string) => route(path, REPORTS);

/** The first and the last day of statistics, in the network's time zone; by default the last 30 days. */
const days = { from: date.optional(), to: date.optional() };
const places = {
  lockerId: id.optional(),
  lockerGroupId: id.optional(),
  districtId: id.optional(),
  provinceId: id.optional(),
};

/** The value that colours the hours of weekdays. */
export const HOUR_ACTIONS = ['deposited', 'collected'] as const;

/** Each part of the wall has its own permissions: who may see one of them sees a wall with those parts. */
const WALL = [dashboard.diagrams, lockers.list, alerts.list, versions.list].flatMap(({ needs }) =>
  typeof needs === 'string' ? [] : needs,
);

const account = { userId: id.optional() };

export const routes = {
  dashboard: route('dashboard', dashboard.diagrams.needs),
  /** Below the second root. */
  wall: route('dashboard_v2', WALL),
  myAccount: route('MyAccount', userInfo.one.needs),

  /** `box`: the initially selected box. */
  boxInfo: route('box-info', lockers.one.needs, { id, box: id.optional() }),
  /** R2.42: step 1 is the form and step 2 the door layout editor. `copy`: the locker that fills in a new one. */
  lockerForm: route('AddNewLocker', lockerSaves.create.needs, {
    id: id.optional(),
    copy: id.optional(),
    step: z.enum(['1', '2']).optional(),
  }),
  /** R2.40. */
  lockerLog: route('log', lockerLogs.list.needs, { id }),
  /** Without an id it creates a locker. */
  legacyBox: route('box', legacyBoxes.create.needs, { id: id.optional() }),
  lockerContent: route('lockerContent', contacts.list.needs),
  freeBoxes: route('free-boxes', availabilityCalls.history.needs, { id }),
  holidaySetting: route('HolidaySetting', holidays.list.needs),
  systemSetting: route('systemSetting', lockerSettings.freeStoreTime.needs),

  parcel: route('order-view', parcels.one.needs, { ordersId: id }),
  /** Without a number the page asks for one. */
  historyCheck: route('HistoryCheck', parcels.one.needs, {
    parcelNumber: z.string().trim().min(1).max(40).optional(),
  }),
  /** R2.44; without an id the page lets staff look the customer up. */
  assignParcel: route('AssignParcel', parcelActions.reserve.needs, { memberId: id.optional() }),
  unregisteredCustomer: route('unregisteredCustomer', parcelActions.reserveUnregistered.needs),
  /** With the number of the parcel to scan. */
  toWarehouse: route('ToWarehouse', parcelActions.warehouse.needs, {
    parcelNumber: z.string().trim().min(1).max(40).optional(),
  }),
  priceSetting: route('PriceSetting', priceReaders),
  products: route('products', priceReaders),
  /** R2.38. */
  product: route('product/:id', priceReaders),

  member: route('customerDetail', members.one.needs, { memberId: id }),
  /** R2.46: this page edits an account; it creates none. */
  staffForm: route('AddNewStaff', staffCalls.update.needs, account),
  terminalUserForm: route('AddTerminalUser', staffCalls.update.needs, account),
  /** R2.51; users who may only see roles get it read-only. `copy`: the role that fills in a new one. */
  roleForm: route('AddNewRole', roles.one.needs, { id: id.optional(), copy: id.optional() }),

  notificationContent: route('NotificationContent', templates.query.needs),
  /** R2.45; the template itself knows its type. */
  smsDetail: route('SMSdetail', templates.one.needs, {
    templateId: id,
    type: z.enum(NOTIFY_TYPE_PARAMETERS).optional(),
  }),
  emailGateway: route('Emailgateway', GATEWAY_READERS),
  smsGateway: route('SMSGateway', GATEWAY_READERS),

  /** R2.43: edits a screen saver; without an id the page creates one. */
  bannerUpload: route('bannerupload', screenSavers.update.needs, { screenSaverId: id.optional() }),
  newDeployment: route('TerminalDeployment2', versionCalls.create.needs),
  deployment: route('TerminalDeployment3', versions.one.needs, { lockerVersionId: id }),
  auditSeals: route('audit-seals', auditCalls.verify.needs),

  reportIndex: report('Report'),
  providerStatistics: route('staticExpress', REPORTS, { ...days, ...places }),
  usageStatistics: route('usageStatistics', REPORTS, {
    ...days,
    ...places,
    action: z.enum(HOUR_ACTIONS).optional(),
  }),
  areaStatistics: route('areaStatistics', REPORTS, {
    ...days,
    by: z.enum(AREA_LEVELS).optional(),
    provinceId: places.provinceId,
    providerId: id.optional(),
  }),
};

/** The page of one product. */
export const productUrl = (scheme: string): string =>
  pageUrl({ ...routes.product, path: routes.product.path.replace(':id', scheme) });

/** The nine reports, by name. The routes are documented, except that of network alerts. */
export const reportRoutes = {
  lockersUsage: report('ReportUsage'),
  parcelAndPayment: report('ReportTransactionHistory'),
  paymentPreUse: report('ReportPaymentperuser'),
  subscription: report('ReportSubscription'),
  renewedOrExpired: report('ReportExpired'),
  payMemberInfo: report('ReportCustormerPayment'),
  collectAnalyze: report('ReportTimeAnalysis'),
  apiCall: report('ReportAPI'),
  networkAlerts: report('ReportNetworkAlerts'),
};
