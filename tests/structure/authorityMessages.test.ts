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
    'lockers(list one) lockerCalls(names all) lockerGroups(list one exportCsv exportXlsx) provinces(list one exportCsv exportXlsx) districts(list one exportCsv exportXlsx) availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) legacyLockers(list one exportCsv exportXlsx) boxTypes(list) live(listen)',
  ],
  LOCKER_EDIT: [
    'Create, edit, enable and disable lockers; edit groups, districts and terminal keys',
    'lockerCalls(setStatus) lockerSaves(create update checkName) lockerGroups(create update remove) provinces(create update remove) districts(create update remove) legacyLockers(remove) legacyBoxes(create rebuild update setStatus) terminalKeys(renew)',
  ],
  LOCKER_EXPORT: ['Export the locker list', 'lockerCalls(exportCsv exportXlsx)'],
  BOX_VIEW: [
    'See boxes, which of them are free and what they hold (PIN masked)',
    'lockers(one) lockerCalls(names all) availability(list exportCsv exportXlsx) availabilityCalls(history historyCsv historyXlsx) boxStates(list exportCsv exportXlsx) boxWhy(read) boxTypes(list) live(listen)',
  ],
  BOX_EDIT: [
    'Set boxes available, locked or accessible; confirm that one is empty',
    'boxes(setAvailable setLocked toggleBottom) boxWhy(confirmEmpty)',
  ],
  BOX_OPEN: ['Open boxes remotely', 'boxes(remoteOpen openTask)'],
  LOG_VIEW: ['Read and request locker logs', 'lockerLogs(list request latest export)'],
  PARCEL_VIEW: [
    'See parcels, bookings and their history',
    'lockerCalls(names all) boxTypes(list) live(listen) parcels(list one) bookings(list) orders(list) parcelCategoryCalls(ofNumber) parcelHistory(one why stays) costReasons(query)',
  ],
  PARCEL_EDIT: [
    'Cancel bookings, change numbers and expiry, send a new PIN, scan parcels in the warehouse, record those found in boxes',
    'boxWhy(recordStray) parcelActions(cancel changeNumber changeExpiry resendPin warehouse) deliveries(one)',
  ],
  PARCEL_RESERVE: [
    'Reserve boxes; see customers, prices and the boxes of lockers',
    'lockers(one) lockerCalls(names all) live(listen) parcelActions(reserve reserveUnregistered) deliveries(one) parcelCategoryCalls(ofNumber) costReasons(query) members(list one) memberCalls(byUsername byName byMobile) prices(read)',
  ],
  PARCEL_EXPORT: [
    'Export the lists of parcels and of legacy orders',
    'parcels(exportCsv exportXlsx) orders(exportCsv exportXlsx)',
  ],
  MEMBER_VIEW: [
    'See customers, their payments and their payment schemes',
    'live(listen) members(list one) memberCalls(byUsername byName byMobile) memberActions(payments) prices(payers) networkLanguage(read)',
  ],
  MEMBER_EDIT: [
    'See, add, suspend and delete customers, set their status and language, charge them and settle what they owe',
    'live(listen) members(list one create remove) memberCalls(byUsername byName byMobile) memberActions(changeSuspend changeStatus resetMobile changeLanguage) prices(read) payments(subscribe settle withdraw) networkLanguage(read)',
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
  ROLE_VIEW: ['See roles and what they permit', 'roles(list one) rolePickers(backend terminal)'],
  ROLE_EDIT: [
    'See, create, change and delete roles',
    'roles(list one create update remove) rolePickers(backend terminal)',
  ],
  PROVIDER_VIEW: [
    'See providers and their API calls',
    'providers(list one) providerCalls(traffic)',
  ],
  PROVIDER_EDIT: [
    'See, create, change and delete providers, and create their keys',
    'providers(list one create update) providerCalls(remove removeToo renewKey)',
  ],
  PROVIDER_EXPORT: ['Export the provider list', 'providers(exportXlsx exportPdf)'],
  AGENT_VIEW: ['See couriers', 'agents(list one)'],
  AGENT_EDIT: [
    'See, create, change and delete couriers; see providers',
    'providers(list one) agents(list one create update remove)',
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
    'networkLanguage(read) templates(query one) templatesBare(one) templateCalls(values)',
  ],
  TEMPLATE_EDIT: [
    'Edit notification templates and send test messages',
    'networkLanguage(read) templates(query one update testSend) templatesBare(one update testSend) templateCalls(values)',
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
    'live(listen) messages(list exportCsv exportXlsx one) messageCalls(resend setAside) undelivered(count)',
  ],
  PRICE_VIEW: [
    'See prices, products and price changes',
    'prices(read changes counts) plannedPrices(list)',
  ],
  PRICE_EDIT: [
    'See and change prices and discounts',
    'prices(read save changes counts) plannedPrices(list plan cancel)',
  ],
  SCREEN_VIEW: [
    'See locker screens, contacts and tips',
    'lockerCalls(names all) screenSavers(list one) screenSaverCalls(lockers) contacts(list) tips(list)',
  ],
  SCREEN_EDIT: [
    'Change locker screens, contacts and tips',
    'screenSavers(create update) screenSaverCalls(lockers uploadImage) contacts(list update) tips(list update)',
  ],
  VERSION_VIEW: [
    'See terminal software and its rollouts',
    'lockerCalls(names all) live(listen) versions(list one) versionCalls(lockers)',
  ],
  VERSION_EDIT: [
    'Upload, roll out and stop terminal software',
    'versionCalls(upload create cancelTask cancelAll resume)',
  ],
  SETTING_VIEW: [
    'See settings, box sizes, holidays and alert recipients',
    'lockerSettings(read freeStoreTime) holidays(list one exportCsv exportXlsx) alertRecipients(read) boxTypes(list) reminders(read) networkLanguage(read)',
  ],
  SETTING_EDIT: [
    'Change settings, box sizes, holidays and alert recipients',
    'lockerSettings(save) holidays(create update remove) holidayCalendar(read upload) alertRecipients(save) boxTypes(update) reminders(read save) networkLanguage(read save)',
  ],
  ALERT_VIEW: [
    'See alerts and their recipients',
    'alerts(list one exportCsv exportXlsx) alertCalls(openCount history assignees networkReport) alertRecipients(read) live(listen)',
  ],
  ALERT_EDIT: [
    'Acknowledge, assign and resolve alerts',
    'alertCalls(acknowledge assign release snooze wake resolve)',
  ],
  TICKET_VIEW: [
    'See cases',
    'cases(list one exportCsv exportXlsx) caseCalls(openCount thread assignees) live(listen)',
  ],
  TICKET_EDIT: [
    'Open, assign, comment on and resolve cases',
    'cases(create) caseCalls(take assign comment attach resolve reopen)',
  ],
  REPORT_VIEW: [
    'Read reports and statistics',
    'lockerCalls(names all) apiCallReport(query) parcelAndPaymentReport(query) paymentPreUseReport(query byLockerName) lockersUsageReport(query sum) subscriptionReport(query) renewedOrExpiredReport(query) collectAnalyzeReport(query) payMemberInfoReport(query) networkAlertsReport(query) providerStatistics(query) dayStatistics(query) hourStatistics(query) boxStatistics(query) dwellStatistics(query) areaStatistics(query)',
  ],
  REPORT_EXPORT: [
    'Export reports and statistics; schedule reports by e-mail',
    'deliveries(one) apiCallReport(exportCsv exportXlsx email) parcelAndPaymentReport(exportCsv exportXlsx email) paymentPreUseReport(exportCsv exportXlsx email) lockersUsageReport(exportCsv exportXlsx email) subscriptionReport(exportCsv exportXlsx email) renewedOrExpiredReport(exportCsv exportXlsx email) collectAnalyzeReport(exportCsv exportXlsx email) payMemberInfoReport(exportCsv exportXlsx email) networkAlertsReport(exportCsv exportXlsx email) reportSchedules(list one create update remove exportCsv exportXlsx) providerStatistics(exportCsv exportXlsx) dayStatistics(exportCsv exportXlsx) hourStatistics(exportCsv exportXlsx) boxStatistics(exportCsv exportXlsx) dwellStatistics(exportCsv exportXlsx) areaStatistics(exportCsv exportXlsx)',
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

/** `group(name name) …` of the calls that name an authority. */
function opened(authority: Authority): string {
  const groups = new Map<string, string[]>();
  for (const [full, { needs }] of Object.entries(allEndpoints)) {
    if (typeof needs === 'string' || !needs.includes(authority)) continue;
    const [group, name] = full.split('.') as [string, string];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups].map(([group, names]) => `${group}(${names.join(' ')})`).join(' ');
}

describe('An authority that opens something else than before has its words looked at, in both languages', () => {
  it.each([...BACKEND_AUTHORITIES, ...TERMINAL_AUTHORITIES])('%s', (authority) => {
    expect([roleForm.authorities[authority], opened(authority)]).toEqual(OPENS[authority]);
  });
});
