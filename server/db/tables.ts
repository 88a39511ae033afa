// Every table by name, for Kysely. Columns are named as in the API; times are epoch ms, money is cents.
import type * as groups from '../../contract/groups.ts';
import type { OwnResource } from '../../contract/ownResources.ts';
import type { ReportSchedulesTable } from './tables/reports.ts';
import type { RecoveriesTable, SessionsTable, ThrottlesTable } from './tables/accounts.ts';
import type { PersonalValuesTable, SealsTable } from './tables/audit.ts';
import type { CaseCommentsTable, CaseFilesTable, CasesTable } from './tables/cases.ts';
import type { FilesTable, UploadsTable } from './tables/files.ts';
import type {
  CollectionsTable,
  LockerHeartbeatsTable,
  LockerOutagesTable,
  GatewayKeysTable,
  OpenTasksTable,
  RetiredPinsTable,
  StraysTable,
  TerminalsTable,
} from './tables/gateway.ts';
import type { EventsTable, OutboxTable } from './tables/events.ts';
import type { MailAccountsTable, RemindersTable, SmsAccountsTable } from './tables/messages.ts';
import type { LegacyCabinetsTable, LegacyLockersTable } from './tables/legacyLockers.ts';
import type { LockerGroupLockersTable, LockerGroupsTable } from './tables/lockerGroups.ts';
import type { LockerLogsTable, LogRequestsTable } from './tables/lockerLogs.ts';
import type {
  AlertRecipientsTable,
  AlertsTable,
  BoxesTable,
  BoxTypesTable,
  DevicesTable,
  LockersTable,
} from './tables/network.ts';
import type { OwnTable } from './tables/own.ts';
import type { ParcelsTable, PaymentsTable } from './tables/parcels.ts';
import type {
  AgentsTable,
  MembersTable,
  ProvidersTable,
  RolesTable,
  StaffTable,
} from './tables/people.ts';
import type {
  AnnouncementKeysTable,
  AnnouncementsTable,
  ProviderCallsTable,
} from './tables/providers.ts';
import type {
  ContactsTable,
  ScreenSaverLockersTable,
  ScreenSaverPicturesTable,
  ScreenSaversTable,
  TipsTable,
} from './tables/screens.ts';
import type {
  CostReasonsTable,
  ParcelCategoriesTable,
  PlannedPricesTable,
  PricesTable,
  SettingsTable,
  SharedViewsTable,
  TemplatesTable,
} from './tables/settings.ts';
import type { LockerVersionsTable, LockerVersionTasksTable } from './tables/versions.ts';

interface ListedTables {
  boxTypes: BoxTypesTable;
  lockers: LockersTable;
  boxes: BoxesTable;
  lockerGroups: LockerGroupsTable;
  lockerGroupLockers: LockerGroupLockersTable;
  legacyLockers: LegacyLockersTable;
  legacyCabinets: LegacyCabinetsTable;
  devices: DevicesTable;
  alerts: AlertsTable;
  alertRecipients: AlertRecipientsTable;
  terminals: TerminalsTable;
  openTasks: OpenTasksTable;
  collections: CollectionsTable;
  lockerHeartbeats: LockerHeartbeatsTable;
  lockerOutages: LockerOutagesTable;
  retiredPins: RetiredPinsTable;
  strays: StraysTable;
  gatewayKeys: GatewayKeysTable;
  lockerVersions: LockerVersionsTable;
  lockerVersionTasks: LockerVersionTasksTable;
  lockerLogs: LockerLogsTable;
  logRequests: LogRequestsTable;
  roles: RolesTable;
  staff: StaffTable;
  sessions: SessionsTable;
  recoveries: RecoveriesTable;
  throttles: ThrottlesTable;
  members: MembersTable;
  providers: ProvidersTable;
  agents: AgentsTable;
  announcements: AnnouncementsTable;
  announcementKeys: AnnouncementKeysTable;
  providerCalls: ProviderCallsTable;
  parcels: ParcelsTable;
  payments: PaymentsTable;
  cases: CasesTable;
  caseComments: CaseCommentsTable;
  caseFiles: CaseFilesTable;
  parcelCategories: ParcelCategoriesTable;
  costReasons: CostReasonsTable;
  prices: PricesTable;
  plannedPrices: PlannedPricesTable;
  settings: SettingsTable;
  templates: TemplatesTable;
  files: FilesTable;
  uploads: UploadsTable;
  screenSavers: ScreenSaversTable;
  screenSaverPictures: ScreenSaverPicturesTable;
  screenSaverLockers: ScreenSaverLockersTable;
  contacts: ContactsTable;
  tips: TipsTable;
  events: EventsTable;
  seals: SealsTable;
  personalValues: PersonalValuesTable;
  outbox: OutboxTable;
  reminders: RemindersTable;
  reportSchedules: ReportSchedulesTable;
  mailAccounts: MailAccountsTable;
  smsAccounts: SmsAccountsTable;
  sharedViews: SharedViewsTable;
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
