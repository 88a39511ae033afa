// The groups of endpoints by name, which everything that the server offers is derived from. A new one is a line here.
export { recovery, passwords, ownSessions, accessRequests } from './account/account.ts';
export { firstSignIn } from './account/firstSignIn.ts';
export { ownRights } from './account/ownRights.ts';
export { sessions } from './account/sessions.ts';
export { boxStates } from './boxes/boxStates.ts';
export { boxTypes } from './boxes/boxTypes.ts';
export { boxWhy } from './boxes/boxWhy.ts';
export { boxes } from './boxes/boxes.ts';
export { capabilities } from './capabilities.ts';
export { files, uploads } from './files.ts';
export { live } from './live.ts';
export { availability, availabilityCalls } from './lockers/availability.ts';
export { districts } from './lockers/districts.ts';
export { holidayCalendar } from './lockers/holidayCalendar.ts';
export { holidays } from './lockers/holidays.ts';
export { legacyBoxes } from './lockers/legacyBoxes.ts';
export { legacyLockers } from './lockers/legacyLockers.ts';
export { contacts, tips } from './lockers/lockerContent.ts';
export { lockerGroups } from './lockers/lockerGroups.ts';
export { lockerLogs } from './lockers/lockerLogs.ts';
export { lockerSaves } from './lockers/lockerSaves.ts';
export { lockerSettings } from './lockers/lockerSettings.ts';
export { lockers, lockerCalls } from './lockers/lockers.ts';
export { provinces } from './lockers/provinces.ts';
export { alertRecipients } from './messages/alertRecipients.ts';
export { deliveries } from './messages/deliveries.ts';
export { gateways } from './messages/gateways.ts';
export { messages, messageCalls, undelivered } from './messages/messages.ts';
export { networkLanguage } from './messages/networkLanguage.ts';
export { templates, templatesBare, templateCalls } from './messages/templates.ts';
export { alerts, alertCalls } from './operations/alerts.ts';
export { audit, auditCalls } from './operations/audit.ts';
export { cases, caseCalls } from './operations/cases.ts';
export { gettingStarted } from './operations/gettingStarted.ts';
export { search } from './operations/search.ts';
export { sharedViews } from './operations/sharedViews.ts';
export { bookings } from './parcels/bookings.ts';
export { costReasons } from './parcels/costReasons.ts';
export { orders } from './parcels/orders.ts';
export { parcelActions } from './parcels/parcelActions.ts';
export { parcelCategories, parcelCategoryCalls } from './parcels/parcelCategories.ts';
export { parcelHistory } from './parcels/parcelHistory.ts';
export { parcels } from './parcels/parcels.ts';
export { payments } from './parcels/payments.ts';
export { pinResets } from './parcels/pinResets.ts';
export { plannedPrices } from './parcels/plannedPrices.ts';
export { prices } from './parcels/prices.ts';
export { reminders } from './parcels/reminders.ts';
export { agents } from './people/agents.ts';
export { memberActions } from './people/memberActions.ts';
export { members, memberCalls } from './people/members.ts';
export { providerApi } from './people/providerApi.ts';
export { providers, providerCalls } from './people/providers.ts';
export { reveals } from './people/reveals.ts';
export { roles, rolePickers } from './people/roles.ts';
export { staffCalls } from './people/staff.ts';
export { userInfo } from './people/userInfo.ts';
export { dashboard } from './reports/dashboard.ts';
export { reportSchedules } from './reports/reportSchedules.ts';
export {
  apiCallReport,
  parcelAndPaymentReport,
  paymentPreUseReport,
  lockersUsageReport,
  subscriptionReport,
  renewedOrExpiredReport,
  collectAnalyzeReport,
  payMemberInfoReport,
  networkAlertsReport,
} from './reports/reports.ts';
export {
  providerStatistics,
  dayStatistics,
  hourStatistics,
  boxStatistics,
  dwellStatistics,
  areaStatistics,
} from './reports/statistics.ts';
export { screenSavers, screenSaverCalls } from './terminals/screenSavers.ts';
export { terminalKeys } from './terminals/terminalKeys.ts';
export { terminals } from './terminals/terminals.ts';
export { versions, versionCalls } from './terminals/versions.ts';
