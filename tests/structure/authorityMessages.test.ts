// What each authority says that it permits, beside what it opens: whoever changes the one looks at the other.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import {
  BACKEND_AUTHORITIES,
  TERMINAL_AUTHORITIES,
  type Authority,
} from '../../domain/people/authorities.ts';
import { roleForm } from '../../src/i18n/en/pages/roles.ts';

/** The words of the tree of permissions, and the calls, by their groups, that are answered to whoever holds it. */
const OPENS: Record<Authority, readonly [said: string, calls: string]> = {
  DASHBOARD_VIEW: ['See the dashboard', 'dashboard(diagrams) live(listen)'],
  LOCKER_VIEW: [
    'See lockers, their groups and districts, and which boxes are free',
    'availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) boxTypes(list) districts(list one exportCsv exportXlsx) legacyLockers(list one exportCsv exportXlsx) live(listen) lockerCalls(names all) lockerGroups(list one exportCsv exportXlsx) lockers(list one) provinces(list one exportCsv exportXlsx)',
  ],
  LOCKER_EDIT: [
    'Create, edit, enable and disable lockers; edit groups, districts and terminal keys',
    'districts(create update remove) legacyBoxes(create rebuild update setStatus) legacyLockers(remove) lockerCalls(setStatus) lockerGroups(create update remove) lockerSaves(create update checkName) provinces(create update remove) terminalKeys(renew)',
  ],
  LOCKER_EXPORT: ['Export the locker list', 'lockerCalls(exportCsv exportXlsx)'],
  BOX_VIEW: [
    'See boxes, which of them are free and what they hold (PIN masked)',
    'availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) boxTypes(list) boxWhy(read) live(listen) lockerCalls(names all) lockers(one)',
  ],
  BOX_EDIT: [
    'Set boxes available, locked or accessible; confirm that one is empty',
    'boxWhy(confirmEmpty) boxes(setAvailable setLocked toggleBottom)',
  ],
  BOX_OPEN: ['Open boxes remotely', 'boxes(remoteOpen openTask)'],
  LOG_VIEW: ['Read and request locker logs', 'lockerLogs(list request latest export)'],
  PARCEL_VIEW: [
    'See parcels, bookings and their history',
    'bookings(list) boxTypes(list) costReasons(query) live(listen) lockerCalls(names all) orders(list) parcelCategoryCalls(ofNumber) parcelHistory(one why stays) parcels(list one)',
  ],
  PARCEL_EDIT: [
    'Cancel bookings, change numbers and expiry, send a new PIN, scan parcels in the warehouse, record those found in boxes',
    'boxWhy(recordStray) deliveries(one) parcelActions(cancel changeNumber changeExpiry resendPin warehouse)',
  ],
  PARCEL_RESERVE: [
    'Reserve boxes; see customers, prices and the boxes of lockers',
    'costReasons(query) deliveries(one) live(listen) lockerCalls(names all) lockers(one) memberCalls(byUsername byName byMobile) members(list one) parcelActions(reserve reserveUnregistered) parcelCategoryCalls(ofNumber) prices(read)',
  ],
  PARCEL_EXPORT: [
    'Export the lists of parcels and of legacy orders',
    'orders(exportCsv exportXlsx) parcels(exportCsv exportXlsx)',
  ],
  MEMBER_VIEW: [
    'See customers, their payments and their payment schemes',
    'live(listen) memberActions(payments) memberCalls(byUsername byName byMobile) members(list one) networkLanguage(read) prices(payers)',
  ],
  MEMBER_EDIT: [
    'See, add, suspend and delete customers, set their status and language, charge them and settle what they owe',
    'live(listen) memberActions(changeSuspend changeStatus resetMobile changeLanguage) memberCalls(byUsername byName byMobile) members(list one create remove) networkLanguage(read) payments(subscribe settle withdraw) prices(read)',
  ],
  MEMBER_EXPORT: ['Export the customer list', 'members(exportCsv exportXlsx)'],
  STAFF_VIEW: [
    'See staff and terminal users',
    'rolePickers(backend terminal) staffCalls(backend terminal)',
  ],
  STAFF_EDIT: [
    'See, create, change, lock and delete accounts, contact details unmasked',
    'rolePickers(backend terminal) staffCalls(backend terminal create update remove legacyRemove)',
  ],
  ROLE_VIEW: ['See roles and what they permit', 'rolePickers(backend terminal) roles(list one)'],
  ROLE_EDIT: [
    'See, create, change and delete roles',
    'rolePickers(backend terminal) roles(list one create update remove)',
  ],
  PROVIDER_VIEW: [
    'See providers and their API calls',
    'providerCalls(traffic) providers(list one)',
  ],
  PROVIDER_EDIT: [
    'See, create, change and delete providers, and create their keys',
    'providerCalls(remove removeToo renewKey) providers(list one create update)',
  ],
  PROVIDER_EXPORT: ['Export the provider list', 'providers(exportXlsx exportPdf)'],
  AGENT_VIEW: ['See couriers', 'agents(list one)'],
  AGENT_EDIT: [
    'See, create, change and delete couriers; see providers',
    'agents(list one create update remove) providers(list one)',
  ],
  PARCEL_CATEGORY_VIEW: [
    'See parcel categories',
    'parcelCategories(list one) parcelCategoryCalls(ofNumber)',
  ],
  PARCEL_CATEGORY_EDIT: [
    'Create, edit and delete parcel categories',
    'parcelCategories(create update remove)',
  ],
  TEMPLATE_VIEW: [
    'See notification templates',
    'networkLanguage(read) templateCalls(values) templates(query one) templatesBare(one)',
  ],
  TEMPLATE_EDIT: [
    'Edit notification templates and send test messages',
    'networkLanguage(read) templateCalls(values) templates(query one update testSend) templatesBare(one update testSend)',
  ],
  GATEWAY_VIEW: ['See the SMS and e-mail gateways', 'gateways(mail sms) undelivered(count)'],
  GATEWAY_EDIT: [
    'Change the SMS and e-mail gateways and send test messages',
    'gateways(mail saveMail testMail sms saveSms testSms) undelivered(count)',
  ],
  MESSAGE_VIEW: [
    'See messages and their status',
    'live(listen) messages(list exportCsv exportXlsx one) undelivered(count)',
  ],
  MESSAGE_SEND: [
    'See messages, send them again, set them aside',
    'live(listen) messageCalls(resend setAside) messages(list exportCsv exportXlsx one) undelivered(count)',
  ],
  PRICE_VIEW: [
    'See prices, products and price changes',
    'plannedPrices(list) prices(read changes counts)',
  ],
  PRICE_EDIT: [
    'See and change prices and discounts',
    'plannedPrices(list plan cancel) prices(read save changes counts)',
  ],
  SCREEN_VIEW: [
    'See locker screens, contacts and tips',
    'contacts(list) lockerCalls(names all) screenSaverCalls(lockers) screenSavers(list one) tips(list)',
  ],
  SCREEN_EDIT: [
    'Change locker screens, contacts and tips',
    'contacts(list update) screenSaverCalls(lockers uploadImage) screenSavers(create update) tips(list update)',
  ],
  VERSION_VIEW: [
    'See terminal software and its rollouts',
    'live(listen) lockerCalls(names all) versionCalls(lockers) versions(list one)',
  ],
  VERSION_EDIT: [
    'Upload, roll out and stop terminal software',
    'versionCalls(upload create cancelTask cancelAll resume)',
  ],
  SETTING_VIEW: [
    'See settings, box sizes, holidays and alert recipients',
    'alertRecipients(read) boxTypes(list) holidays(list one exportCsv exportXlsx) lockerSettings(read freeStoreTime) networkLanguage(read) reminders(read)',
  ],
  SETTING_EDIT: [
    'Change settings, box sizes, holidays and alert recipients',
    'alertRecipients(save) boxTypes(update) holidayCalendar(read upload) holidays(create update remove) lockerSettings(save) networkLanguage(read save) reminders(read save)',
  ],
  ALERT_VIEW: [
    'See alerts and their recipients',
    'alertCalls(openCount history assignees networkReport) alertRecipients(read) alerts(list one exportCsv exportXlsx) live(listen)',
  ],
  ALERT_EDIT: [
    'Acknowledge, assign and resolve alerts',
    'alertCalls(acknowledge assign release snooze wake resolve)',
  ],
  TICKET_VIEW: [
    'See cases',
    'caseCalls(openCount thread assignees) cases(list one exportCsv exportXlsx) live(listen)',
  ],
  TICKET_EDIT: [
    'Open, assign, comment on and resolve cases',
    'caseCalls(take assign comment attach resolve reopen) cases(create)',
  ],
  REPORT_VIEW: [
    'Read reports and statistics',
    'apiCallReport(query) areaStatistics(query) boxStatistics(query) collectAnalyzeReport(query) dayStatistics(query) dwellStatistics(query) hourStatistics(query) lockerCalls(names all) lockersUsageReport(query sum) networkAlertsReport(query) parcelAndPaymentReport(query) payMemberInfoReport(query) paymentPreUseReport(query byLockerName) providerStatistics(query) renewedOrExpiredReport(query) subscriptionReport(query)',
  ],
  REPORT_EXPORT: [
    'Export reports and statistics; schedule reports by e-mail',
    'apiCallReport(exportCsv exportXlsx email) areaStatistics(exportCsv exportXlsx) boxStatistics(exportCsv exportXlsx) collectAnalyzeReport(exportCsv exportXlsx email) dayStatistics(exportCsv exportXlsx) deliveries(one) dwellStatistics(exportCsv exportXlsx) hourStatistics(exportCsv exportXlsx) lockersUsageReport(exportCsv exportXlsx email) networkAlertsReport(exportCsv exportXlsx email) parcelAndPaymentReport(exportCsv exportXlsx email) payMemberInfoReport(exportCsv exportXlsx email) paymentPreUseReport(exportCsv exportXlsx email) providerStatistics(exportCsv exportXlsx) renewedOrExpiredReport(exportCsv exportXlsx email) reportSchedules(list one create update remove exportCsv exportXlsx) subscriptionReport(exportCsv exportXlsx email)',
  ],
  AUDIT_VIEW: [
    'Read, check and export the audit; read the history of records',
    'audit(list one exportCsv exportXlsx) auditCalls(verify)',
  ],
  PERSONAL_VIEW: ['See mobile numbers and e-mail addresses unmasked', ''],
  PERSONAL_REVEAL: [
    'Reveal the contact details of one person, or a new PIN that cannot be sent (logged)',
    'pinResets(reveal) reveals(one)',
  ],
  TERMINAL_DEPOSIT: ['Deposit parcels', ''],
  TERMINAL_COLLECT: ['Collect parcels', ''],
  TERMINAL_OPEN: ['Open any box at the locker', ''],
  TERMINAL_FLAG: ['Flag a box that is broken or dirty', ''],
  TERMINAL_MAINTAIN: ['Use the maintenance menu of the locker', ''],
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
    expect([roleForm.authorities[authority], opened(authority)]).toEqual(OPENS[authority]);
  });
});
