// What each authority opens: whoever changes it looks at what it says that it permits, `roleForm.authorities`.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import {
  BACKEND_AUTHORITIES,
  TERMINAL_AUTHORITIES,
  type Authority,
} from '../../domain/people/authorities.ts';

/** The calls, by their groups, that are answered to whoever holds it. */
const OPENS: Record<Authority, string> = {
  DASHBOARD_VIEW: 'dashboard(diagrams) live(listen)',
  LOCKER_VIEW:
    'availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) boxTypes(list) districts(list one exportCsv exportXlsx) legacyLockers(list one exportCsv exportXlsx) live(listen) lockerCalls(names all) lockerGroups(list one exportCsv exportXlsx) lockers(list one) provinces(list one exportCsv exportXlsx)',
  LOCKER_EDIT:
    'districts(create update remove) legacyBoxes(create rebuild update setStatus) legacyLockers(remove) lockerCalls(setStatus) lockerGroups(create update remove) lockerSaves(create update checkName) provinces(create update remove) terminalKeys(renew)',
  LOCKER_EXPORT: 'lockerCalls(exportCsv exportXlsx)',
  BOX_VIEW:
    'availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) boxTypes(list) boxWhy(read) live(listen) lockerCalls(names all) lockers(one)',
  BOX_EDIT: 'boxWhy(confirmEmpty) boxes(setAvailable setLocked toggleBottom)',
  BOX_OPEN: 'boxes(remoteOpen openTask)',
  LOG_VIEW: 'lockerLogs(list request latest export)',
  PARCEL_VIEW:
    'bookings(list) boxTypes(list) costReasons(query) live(listen) lockerCalls(names all) orders(list) parcelCategoryCalls(ofNumber) parcelHistory(one why stays) parcels(list one)',
  PARCEL_EDIT:
    'boxWhy(recordStray) deliveries(one) parcelActions(cancel changeNumber changeExpiry resendPin warehouse)',
  PARCEL_RESERVE:
    'costReasons(query) deliveries(one) live(listen) lockerCalls(names all) lockers(one) memberCalls(byUsername byName byMobile) members(list one) parcelActions(reserve reserveUnregistered) parcelCategories(list) parcelCategoryCalls(ofNumber) prices(read)',
  PARCEL_EXPORT: 'orders(exportCsv exportXlsx) parcels(exportCsv exportXlsx)',
  MEMBER_VIEW:
    'live(listen) memberActions(payments) memberCalls(byUsername byName byMobile) members(list one) networkLanguage(read) prices(payers)',
  MEMBER_EDIT:
    'live(listen) memberActions(changeSuspend changeStatus resetMobile changeLanguage) memberCalls(byUsername byName byMobile) members(list one create remove) networkLanguage(read) payments(subscribe markPaid withdraw) prices(read)',
  MEMBER_EXPORT: 'members(exportCsv exportXlsx)',
  STAFF_VIEW: 'rolePickers(backend terminal) staffCalls(backend terminal)',
  STAFF_EDIT:
    'rolePickers(backend terminal) staffCalls(backend terminal create update remove legacyRemove)',
  ROLE_VIEW: 'rolePickers(backend terminal) roles(list one)',
  ROLE_EDIT: 'rolePickers(backend terminal) roles(list one create update remove)',
  PROVIDER_VIEW: 'providerCalls(traffic) providers(list one)',
  PROVIDER_EDIT: 'providerCalls(remove removeToo renewKey) providers(list one create update)',
  PROVIDER_EXPORT: 'providers(exportXlsx exportPdf)',
  AGENT_VIEW: 'agents(list one)',
  AGENT_EDIT: 'agents(list one create update remove) providers(list one)',
  PARCEL_CATEGORY_VIEW: 'parcelCategories(list one) parcelCategoryCalls(ofNumber)',
  PARCEL_CATEGORY_EDIT: 'parcelCategories(create update remove)',
  TEMPLATE_VIEW:
    'networkLanguage(read) templateCalls(values) templates(query one) templatesBare(one)',
  TEMPLATE_EDIT:
    'networkLanguage(read) templateCalls(values) templates(query one update testSend) templatesBare(one update testSend)',
  GATEWAY_VIEW: 'gateways(mail sms) undelivered(count)',
  GATEWAY_EDIT: 'gateways(mail saveMail testMail sms saveSms testSms) undelivered(count)',
  MESSAGE_VIEW: 'live(listen) messages(list exportCsv exportXlsx one) undelivered(count)',
  MESSAGE_SEND:
    'live(listen) messageCalls(resend setAside) messages(list exportCsv exportXlsx one) undelivered(count)',
  PRICE_VIEW: 'plannedPrices(list) prices(read changes counts)',
  PRICE_EDIT: 'plannedPrices(list plan cancel) prices(read save changes counts)',
  SCREEN_VIEW:
    'contacts(list) lockerCalls(names all) screenSaverCalls(lockers) screenSavers(list one) tips(list)',
  SCREEN_EDIT:
    'contacts(list update) screenSaverCalls(lockers uploadImage) screenSavers(create update) tips(list update)',
  VERSION_VIEW: 'live(listen) lockerCalls(names all) versionCalls(lockers) versions(list one)',
  VERSION_EDIT: 'versionCalls(upload create cancelTask cancelAll resume)',
  SETTING_VIEW:
    'alertRecipients(read) boxTypes(list) holidays(list one exportCsv exportXlsx) lockerSettings(read freeStoreTime) networkLanguage(read) reminders(read)',
  SETTING_EDIT:
    'alertRecipients(save) boxTypes(update) holidayCalendar(read upload) holidays(create update remove) lockerSettings(save) networkLanguage(read save) reminders(read save)',
  ALERT_VIEW:
    'alertCalls(openCount history assignees networkReport) alertRecipients(read) alerts(list one exportCsv exportXlsx) live(listen)',
  ALERT_EDIT: 'alertCalls(acknowledge assign release snooze wake resolve)',
  TICKET_VIEW:
    'caseCalls(openCount thread assignees) cases(list one exportCsv exportXlsx) live(listen)',
  TICKET_EDIT:
    'caseCalls(take assign comment attach resolve reopen) cases(create) lockerCalls(names all)',
  REPORT_VIEW:
    'apiCallReport(query) areaStatistics(query) boxStatistics(query) collectAnalyzeReport(query) dayStatistics(query) dwellStatistics(query) hourStatistics(query) lockerCalls(names all) lockersUsageReport(query sum) networkAlertsReport(query) parcelAndPaymentReport(query) payMemberInfoReport(query) paymentPreUseReport(query byLockerName) providerStatistics(query) renewedOrExpiredReport(query) subscriptionReport(query)',
  REPORT_EXPORT:
    'apiCallReport(exportCsv exportXlsx email) areaStatistics(exportCsv exportXlsx) boxStatistics(exportCsv exportXlsx) collectAnalyzeReport(exportCsv exportXlsx email) dayStatistics(exportCsv exportXlsx) deliveries(one) dwellStatistics(exportCsv exportXlsx) hourStatistics(exportCsv exportXlsx) lockersUsageReport(exportCsv exportXlsx email) networkAlertsReport(exportCsv exportXlsx email) parcelAndPaymentReport(exportCsv exportXlsx email) payMemberInfoReport(exportCsv exportXlsx email) paymentPreUseReport(exportCsv exportXlsx email) providerStatistics(exportCsv exportXlsx) renewedOrExpiredReport(exportCsv exportXlsx email) reportSchedules(list one create update remove exportCsv exportXlsx) subscriptionReport(exportCsv exportXlsx email)',
  AUDIT_VIEW: 'audit(list one exportCsv exportXlsx) auditCalls(verify)',
  PERSONAL_VIEW: '',
  PERSONAL_REVEAL: 'pinResets(reveal) reveals(one)',
  TERMINAL_DEPOSIT: '',
  TERMINAL_COLLECT: '',
  TERMINAL_OPEN: '',
  TERMINAL_FLAG: '',
  TERMINAL_MAINTAIN: '',
};

/** `group(name name) …` of the calls that name an authority, by name. */
function opened(authority: Authority): string {
  const groups: Record<string, string[]> = {};
  for (const [full, { needs }] of Object.entries(allEndpoints)) {
    const [group, name] = full.split('.') as [string, string];
    if (typeof needs !== 'string' && needs.includes(authority)) (groups[group] ??= []).push(name);
  }
  const calls = Object.entries(groups).map(([group, names]) => `${group}(${names.join(' ')})`);
  return calls.toSorted().join(' ');
}

describe('An authority that opens something else than before has its words looked at, in both languages', () => {
  it.each([...BACKEND_AUTHORITIES, ...TERMINAL_AUTHORITIES])('%s', (authority) => {
    expect(opened(authority)).toBe(OPENS[authority]);
  });
});
