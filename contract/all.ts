// Every endpoint of the product by name: the list is the point.
import { accessRequests, ownSessions, passwords, recovery } from './account.ts';
import { agents } from './agents.ts';
import { alertRecipients } from './alertRecipients.ts';
import { alertCalls, alerts } from './alerts.ts';
import { audit, auditCalls } from './audit.ts';
import { bookings } from './bookings.ts';
import { boxes } from './boxes.ts';
import { availability, availabilityCalls } from './availability.ts';
import { boxStates } from './boxStates.ts';
import { boxWhy } from './boxWhy.ts';
import { boxTypes } from './boxTypes.ts';
import { capabilities } from './capabilities.ts';
import { endpointsOf } from './collection.ts';
import { files, uploads } from './files.ts';
import { firstSignIn } from './firstSignIn.ts';
import { caseCalls, cases } from './cases.ts';
import { costReasons } from './costReasons.ts';
import { dashboard } from './dashboard.ts';
import { districts } from './districts.ts';
import type { Endpoint } from './endpoint.ts';
import { holidayCalendar } from './holidayCalendar.ts';
import { holidays } from './holidays.ts';
import { gateways } from './gateways.ts';
import { gettingStarted } from './gettingStarted.ts';
import { live } from './live.ts';
import { legacyBoxes } from './legacyBoxes.ts';
import { legacyLockers } from './legacyLockers.ts';
import { messageCalls, messages } from './messages.ts';
import { orders } from './orders.ts';
import { contacts, tips } from './lockerContent.ts';
import { lockerGroups } from './lockerGroups.ts';
import { lockerLogs } from './lockerLogs.ts';
import { lockerSettings } from './lockerSettings.ts';
import { lockerCalls, lockers } from './lockers.ts';
import { lockerSaves } from './lockerSaves.ts';
import { memberActions } from './memberActions.ts';
import { memberCalls, members } from './members.ts';
import { ownRights } from './ownRights.ts';
import { parcelActions } from './parcelActions.ts';
import { parcelCategories, parcelCategoryCalls } from './parcelCategories.ts';
import { parcelHistory } from './parcelHistory.ts';
import { parcels } from './parcels.ts';
import { providerApi } from './providerApi.ts';
import { providerCalls, providers } from './providers.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { provinces } from './provinces.ts';
import { networkLanguage } from './networkLanguage.ts';
import { reminders } from './reminders.ts';
import {
  apiCallReport,
  collectAnalyzeReport,
  lockersUsageReport,
  networkAlertsReport,
  parcelAndPaymentReport,
  paymentPreUseReport,
  payMemberInfoReport,
  renewedOrExpiredReport,
  subscriptionReport,
} from './reports.ts';
import { reportSchedules } from './reportSchedules.ts';
import { reveals } from './reveals.ts';
import { rolePickers, roles } from './roles.ts';
import { search } from './search.ts';
import { screenSaverCalls, screenSavers } from './screenSavers.ts';
import { sessions } from './sessions.ts';
import { staffCalls } from './staff.ts';
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  dwellStatistics,
  hourStatistics,
  providerStatistics,
} from './statistics.ts';
import { templateCalls, templates, templatesBare } from './templates.ts';
import { terminalKeys } from './terminalKeys.ts';
import { terminals } from './terminals.ts';
import { userInfo } from './userInfo.ts';
import { versionCalls, versions } from './versions.ts';

const groups = {
  sessions,
  recovery,
  passwords,
  ownSessions,
  accessRequests,
  firstSignIn,
  gettingStarted,
  userInfo,
  lockers,
  lockerCalls,
  lockerSaves,
  lockerGroups,
  lockerLogs,
  lockerSettings,
  holidays,
  holidayCalendar,
  provinces,
  districts,
  availability,
  availabilityCalls,
  boxStates,
  boxes,
  boxWhy,
  legacyLockers,
  legacyBoxes,
  alerts,
  alertCalls,
  audit,
  auditCalls,
  alertRecipients,
  cases,
  caseCalls,
  boxTypes,
  dashboard,
  live,
  files,
  uploads,
  screenSavers,
  screenSaverCalls,
  contacts,
  tips,
  parcels,
  bookings,
  orders,
  parcelActions,
  parcelCategories,
  parcelCategoryCalls,
  parcelHistory,
  costReasons,
  members,
  memberCalls,
  memberActions,
  prices,
  payments,
  reveals,
  apiCallReport,
  parcelAndPaymentReport,
  paymentPreUseReport,
  lockersUsageReport,
  subscriptionReport,
  renewedOrExpiredReport,
  collectAnalyzeReport,
  payMemberInfoReport,
  networkAlertsReport,
  reportSchedules,
  providerStatistics,
  dayStatistics,
  hourStatistics,
  boxStatistics,
  dwellStatistics,
  areaStatistics,
  gateways,
  messages,
  messageCalls,
  reminders,
  networkLanguage,
  templates,
  templatesBare,
  templateCalls,
  roles,
  rolePickers,
  ownRights,
  staffCalls,
  providers,
  providerCalls,
  providerApi,
  agents,
  search,
  capabilities,
  terminals,
  terminalKeys,
  versions,
  versionCalls,
};

/** `group.name` → endpoint, for what looks at all of them: routes, rights, the API document, the house test. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, endpoints]) =>
    endpointsOf(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint]),
  ),
);
