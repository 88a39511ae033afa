// Every endpoint of the product by name, listed explicitly.
import { accessRequests, ownSessions, passwords, recovery } from './account/account.ts';
import { agents } from './people/agents.ts';
import { alertRecipients } from './messages/alertRecipients.ts';
import { alertCalls, alerts } from './operations/alerts.ts';
import { audit, auditCalls } from './operations/audit.ts';
import { bookings } from './parcels/bookings.ts';
import { boxes } from './boxes/boxes.ts';
import { availability, availabilityCalls } from './lockers/availability.ts';
import { boxStates } from './boxes/boxStates.ts';
import { boxWhy } from './boxes/boxWhy.ts';
import { boxTypes } from './boxes/boxTypes.ts';
import { capabilities } from './capabilities.ts';
import { endpointsOf } from './collection.ts';
import { files, uploads } from './files.ts';
import { firstSignIn } from './account/firstSignIn.ts';
import { caseCalls, cases } from './operations/cases.ts';
import { costReasons } from './parcels/costReasons.ts';
import { dashboard } from './reports/dashboard.ts';
import { districts } from './lockers/districts.ts';
import type { Endpoint } from './endpoint.ts';
import { holidayCalendar } from './lockers/holidayCalendar.ts';
import { holidays } from './lockers/holidays.ts';
import { gateways } from './messages/gateways.ts';
import { gettingStarted } from './operations/gettingStarted.ts';
import { live } from './live.ts';
import { legacyBoxes } from './lockers/legacyBoxes.ts';
import { legacyLockers } from './lockers/legacyLockers.ts';
import { messageCalls, messages, undelivered } from './messages/messages.ts';
import { orders } from './parcels/orders.ts';
import { contacts, tips } from './lockers/lockerContent.ts';
import { lockerGroups } from './lockers/lockerGroups.ts';
import { lockerLogs } from './lockers/lockerLogs.ts';
import { lockerSettings } from './lockers/lockerSettings.ts';
import { lockerCalls, lockers } from './lockers/lockers.ts';
import { lockerSaves } from './lockers/lockerSaves.ts';
import { memberActions } from './people/memberActions.ts';
import { memberCalls, members } from './people/members.ts';
import { ownRights } from './account/ownRights.ts';
import { parcelActions } from './parcels/parcelActions.ts';
import { parcelCategories, parcelCategoryCalls } from './parcels/parcelCategories.ts';
import { parcelHistory } from './parcels/parcelHistory.ts';
import { parcels } from './parcels/parcels.ts';
import { providerApi } from './people/providerApi.ts';
import { providerCalls, providers } from './people/providers.ts';
import { payments } from './parcels/payments.ts';
import { deliveries } from './messages/deliveries.ts';
import { pinResets } from './parcels/pinResets.ts';
import { plannedPrices } from './parcels/plannedPrices.ts';
import { prices } from './parcels/prices.ts';
import { provinces } from './lockers/provinces.ts';
import { networkLanguage } from './messages/networkLanguage.ts';
import { reminders } from './parcels/reminders.ts';
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
} from './reports/reports.ts';
import { reportSchedules } from './reports/reportSchedules.ts';
import { reveals } from './people/reveals.ts';
import { rolePickers, roles } from './people/roles.ts';
import { search } from './operations/search.ts';
import { screenSaverCalls, screenSavers } from './terminals/screenSavers.ts';
import { sharedViews } from './operations/sharedViews.ts';
import { sessions } from './account/sessions.ts';
import { staffCalls } from './people/staff.ts';
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  dwellStatistics,
  hourStatistics,
  providerStatistics,
} from './reports/statistics.ts';
import { templateCalls, templates, templatesBare } from './messages/templates.ts';
import { terminalKeys } from './terminals/terminalKeys.ts';
import { terminals } from './terminals/terminals.ts';
import { userInfo } from './people/userInfo.ts';
import { versionCalls, versions } from './terminals/versions.ts';

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
  deliveries,
  pinResets,
  parcelCategories,
  parcelCategoryCalls,
  parcelHistory,
  costReasons,
  members,
  memberCalls,
  memberActions,
  prices,
  plannedPrices,
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
  undelivered,
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
  sharedViews,
  capabilities,
  terminals,
  terminalKeys,
  versions,
  versionCalls,
};

/** `group.name` → endpoint, for code that iterates over all endpoints: routes, permissions, OpenAPI, product test. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, endpoints]) =>
    endpointsOf(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint]),
  ),
);
