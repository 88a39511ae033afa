// Every table by name, for Kysely. Columns are named as in the API; times are epoch ms, money is cents.
import type { Kysely, Transaction } from 'kysely';
import type * as groups from '../../contract/groups.ts';
import type { OwnResource } from '../../contract/ownResources.ts';
import type * as accounts from './tables/accounts.ts';
import type * as audit from './tables/audit.ts';
import type * as cases from './tables/cases.ts';
import type * as events from './tables/events.ts';
import type * as files from './tables/files.ts';
import type * as gateway from './tables/gateway.ts';
import type * as legacyLockers from './tables/legacyLockers.ts';
import type * as lockerLogs from './tables/lockerLogs.ts';
import type * as messages from './tables/messages.ts';
import type * as network from './tables/network.ts';
import type * as parcels from './tables/parcels.ts';
import type * as people from './tables/people.ts';
import type * as providers from './tables/providers.ts';
import type * as reports from './tables/reports.ts';
import type * as screens from './tables/screens.ts';
import type * as settings from './tables/settings.ts';
import type * as versions from './tables/versions.ts';
import type { OwnTable } from './tables/own.ts';

interface ListedTables {
  boxTypes: network.BoxTypesTable;
  lockers: network.LockersTable;
  boxes: network.BoxesTable;
  lockerGroups: network.LockerGroupsTable;
  lockerGroupLockers: network.LockerGroupLockersTable;
  legacyLockers: legacyLockers.LegacyLockersTable;
  legacyCabinets: legacyLockers.LegacyCabinetsTable;
  devices: network.DevicesTable;
  alerts: network.AlertsTable;
  alertRecipients: network.AlertRecipientsTable;
  terminals: gateway.TerminalsTable;
  openTasks: gateway.OpenTasksTable;
  collections: gateway.CollectionsTable;
  lockerHeartbeats: gateway.LockerHeartbeatsTable;
  lockerOutages: gateway.LockerOutagesTable;
  retiredPins: gateway.RetiredPinsTable;
  strays: gateway.StraysTable;
  gatewayKeys: gateway.GatewayKeysTable;
  lockerVersions: versions.LockerVersionsTable;
  lockerVersionTasks: versions.LockerVersionTasksTable;
  lockerLogs: lockerLogs.LockerLogsTable;
  logRequests: lockerLogs.LogRequestsTable;
  roles: people.RolesTable;
  staff: people.StaffTable;
  sessions: accounts.SessionsTable;
  recoveries: accounts.RecoveriesTable;
  throttles: accounts.ThrottlesTable;
  members: people.MembersTable;
  providers: people.ProvidersTable;
  agents: people.AgentsTable;
  announcements: providers.AnnouncementsTable;
  announcementKeys: providers.AnnouncementKeysTable;
  providerCalls: providers.ProviderCallsTable;
  parcels: parcels.ParcelsTable;
  payments: parcels.PaymentsTable;
  cases: cases.CasesTable;
  caseComments: cases.CaseCommentsTable;
  caseFiles: cases.CaseFilesTable;
  parcelCategories: settings.ParcelCategoriesTable;
  costReasons: settings.CostReasonsTable;
  prices: settings.PricesTable;
  plannedPrices: settings.PlannedPricesTable;
  settings: settings.SettingsTable;
  templates: settings.TemplatesTable;
  files: files.FilesTable;
  uploads: files.UploadsTable;
  screenSavers: screens.ScreenSaversTable;
  screenSaverPictures: screens.ScreenSaverPicturesTable;
  screenSaverLockers: screens.ScreenSaverLockersTable;
  contacts: screens.ContactsTable;
  tips: screens.TipsTable;
  events: events.EventsTable;
  seals: audit.SealsTable;
  personalValues: audit.PersonalValuesTable;
  outbox: events.OutboxTable;
  reminders: messages.RemindersTable;
  reportSchedules: reports.ReportSchedulesTable;
  mailAccounts: messages.MailAccountsTable;
  smsAccounts: messages.SmsAccountsTable;
  sharedViews: settings.SharedViewsTable;
}

type Groups = typeof groups;

/** The tables of own resources, with the columns of their contract. */
type OwnTables = {
  [
    G in Exclude<keyof Groups, keyof ListedTables> as Groups[G] extends OwnResource ? G : never
  ]: OwnTable<Extract<Groups[G], OwnResource>>;
};

export interface Tables extends ListedTables, OwnTables {}

export type TableName = keyof Tables;

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
