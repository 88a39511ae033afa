// The chapters of the API document: their endpoint groups and introductions.
import { ownResources } from '../../contract/ownResources.ts';
import { referencesOf } from '../db/ownTables.ts';

/** A chapter; its groups are those of contract/groups.ts. */
export interface Subject {
  readonly title: string;
  readonly text: string;
  readonly groups: readonly string[];
}

export const subjects: readonly Subject[] = [
  {
    title: 'Sessions and own account',
    text: 'Signing in and out, recovering a password, own sessions, and asking for an account.',
    groups: [
      'sessions',
      'recovery',
      'passwords',
      'ownSessions',
      'ownRights',
      'accessRequests',
      'firstSignIn',
      'userInfo',
      'capabilities',
    ],
  },
  {
    title: 'Lockers',
    text: 'Lockers with their boxes and devices, their groups and areas, logs and terminal keys.',
    groups: [
      'lockers',
      'lockerCalls',
      'lockerSaves',
      'lockerGroups',
      'provinces',
      'districts',
      'lockerLogs',
      'terminalKeys',
    ],
  },
  {
    title: 'Boxes',
    text: 'The state of boxes, which are free, why one cannot be booked, and opening one remotely.',
    groups: ['boxes', 'boxStates', 'boxWhy', 'boxTypes', 'availability', 'availabilityCalls'],
  },
  {
    title: 'Legacy lockers',
    text: 'The older calls, which describe a locker as cabinets with mouths. They work on the same lockers.',
    groups: ['legacyLockers', 'legacyBoxes'],
  },
  {
    title: 'Parcels',
    text: 'Parcels, bookings and reservations, the warehouse, categories and history.',
    groups: [
      'parcels',
      'parcelActions',
      'pinResets',
      'bookings',
      'orders',
      'parcelHistory',
      'parcelCategories',
      'parcelCategoryCalls',
      'costReasons',
    ],
  },
  {
    title: 'Customers and payments',
    text: 'Registered customers, what they pay by, what they owe, and revealing contact data.',
    groups: [
      'members',
      'memberCalls',
      'memberActions',
      'payments',
      'prices',
      'plannedPrices',
      'reveals',
    ],
  },
  {
    title: 'Staff and roles',
    text: 'Accounts of the console and of terminals, and the roles that grant permissions.',
    groups: ['staffCalls', 'roles', 'rolePickers'],
  },
  {
    title: 'Providers and couriers',
    text: 'Logistics companies, their requestor keys and their couriers.',
    groups: ['providers', 'providerCalls', 'agents'],
  },
  {
    title: 'Alerts and cases',
    text: 'Trouble that terminals report, who is notified, and cases that staff work on.',
    groups: ['alerts', 'alertCalls', 'alertRecipients', 'cases', 'caseCalls'],
  },
  {
    title: 'Messages',
    text: 'What customers are sent: messages, templates, gateways and reminders.',
    groups: [
      'messages',
      'messageCalls',
      'undelivered',
      'deliveries',
      'templates',
      'templatesBare',
      'templateCalls',
      'gateways',
      'reminders',
      'networkLanguage',
    ],
  },
  {
    title: 'Screens and content',
    text: 'Screen savers, contacts and tips shown at lockers, and files.',
    groups: ['screenSavers', 'screenSaverCalls', 'contacts', 'tips', 'files', 'uploads'],
  },
  {
    title: 'Software versions',
    text: 'Versions of the terminal software and how they are rolled out.',
    groups: ['versions', 'versionCalls'],
  },
  {
    title: 'Settings',
    text: 'Settings of the whole network, and holidays.',
    groups: ['lockerSettings', 'holidays', 'holidayCalendar'],
  },
  {
    title: 'Dashboard, search, shared views and live updates',
    text: 'The figures of the dashboard, search over all records, shared filters of lists, and the stream of changes.',
    groups: ['dashboard', 'gettingStarted', 'search', 'sharedViews', 'live'],
  },
  {
    title: 'Reports',
    text: 'Reports as pages, files and e-mails, and reports that are mailed on a schedule.',
    groups: [
      'apiCallReport',
      'parcelAndPaymentReport',
      'paymentPreUseReport',
      'lockersUsageReport',
      'subscriptionReport',
      'renewedOrExpiredReport',
      'collectAnalyzeReport',
      'payMemberInfoReport',
      'networkAlertsReport',
      'reportSchedules',
    ],
  },
  {
    title: 'Statistics',
    text: 'What the network did on some days, as rows and sums or as a file.',
    groups: [
      'providerStatistics',
      'dayStatistics',
      'hourStatistics',
      'boxStatistics',
      'dwellStatistics',
      'areaStatistics',
    ],
  },
  {
    title: 'Audit',
    text: 'Every event of the network, and the check that none was changed.',
    groups: ['audit', 'auditCalls'],
  },
  {
    title: 'Terminal gateway',
    text: "What a locker's terminal sends and asks for. See the guide for terminal vendors.",
    groups: ['terminals'],
  },
  {
    title: 'Provider API',
    text: "What a provider's own computers send and ask for. See the guide for partners.",
    groups: ['providerApi'],
  },
];

/** The chapter of a group; an own resource is in that of the first resource it refers to, else among the settings. */
function chapterOf(group: string): Subject | undefined {
  const chapter = (name: string) => subjects.find(({ groups }) => groups.includes(name));
  const own = ownResources[group];
  const near = own && referencesOf(own, group).map(({ to }) => chapter(to));
  return chapter(group) ?? near?.find(Boolean) ?? (own && chapter('lockerSettings'));
}

/** The title of the chapter that contains this endpoint. */
export const subjectOf = (call: string): string | undefined =>
  chapterOf(call.slice(0, call.indexOf('.')))?.title;
