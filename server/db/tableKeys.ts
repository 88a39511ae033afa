// The tables in the order in which they may be filled, each with the columns that name a row.
import { sql, type Kysely } from 'kysely';
import type { TableName, Tables } from './tables.ts';

export interface TableKey {
  table: TableName;
  /** The primary key; rows are read in its order. */
  key: readonly string[];
  /** The database counts this key itself. */
  counted: boolean;
}

const named = (table: TableName, ...key: string[]): TableKey => ({ table, key, counted: false });
const counted = (table: TableName, key: string): TableKey => ({ table, key: [key], counted: true });

/** A table stands after those that it refers to. */
export const TABLE_KEYS: readonly TableKey[] = [
  named('files', 'fileId'),
  named('uploads', 'uploadId'),
  named('boxTypes', 'boxTypeId'),
  counted('provinces', 'id'),
  counted('districts', 'id'),
  counted('lockers', 'lockerId'),
  counted('lockerGroups', 'id'),
  named('lockerGroupLockers', 'lockerGroupId', 'lockerId'),
  named('legacyLockers', 'id'),
  counted('legacyCabinets', 'cabinetId'),
  counted('devices', 'deviceId'),
  counted('boxes', 'boxId'),
  counted('alerts', 'alertId'),
  named('alertRecipients', 'recipientKey'),
  counted('roles', 'roleId'),
  counted('staff', 'userId'),
  named('sessions', 'tokenHash'),
  named('recoveries', 'recoveryKey'),
  named('throttles', 'key'),
  counted('members', 'memberId'),
  counted('providers', 'providerId'),
  counted('agents', 'agentId'),
  counted('announcements', 'announcementId'),
  counted('providerCalls', 'callId'),
  named('settings', 'settingKey'),
  counted('holidays', 'id'),
  named('prices', 'paymentScheme'),
  counted('costReasons', 'costReasonId'),
  counted('parcelCategories', 'parcelCategoryId'),
  counted('templates', 'templateId'),
  counted('parcels', 'ordersId'),
  counted('payments', 'paymentId'),
  counted('strays', 'strayId'),
  counted('cases', 'id'),
  counted('caseComments', 'commentId'),
  named('caseFiles', 'caseId', 'fileId'),
  named('terminals', 'lockerId'),
  named('openTasks', 'taskId'),
  named('collections', 'collectionId'),
  named('retiredPins', 'ordersId', 'pinHmac'),
  counted('lockerLogs', 'logId'),
  named('logRequests', 'taskId'),
  named('gatewayKeys', 'lockerId', 'key'),
  named('announcementKeys', 'providerId', 'key'),
  counted('lockerVersions', 'lockerVersionId'),
  counted('lockerVersionTasks', 'taskId'),
  counted('screenSavers', 'screenSaverId'),
  named('screenSaverPictures', 'screenSaverId', 'position'),
  named('screenSaverLockers', 'screenSaverId', 'lockerId'),
  counted('contacts', 'contactId'),
  counted('tips', 'tipId'),
  counted('events', 'id'),
  named('seals', 'sealId'),
  named('personalValues', 'valueHash'),
  counted('outbox', 'outboxId'),
  counted('reportSchedules', 'id'),
  named('reminders', 'ordersId', 'expiryTime', 'hoursBefore'),
  named('mailAccounts', 'mailAccountId'),
  named('smsAccounts', 'smsAccountId'),
];

/** Those of the tables that the database has: one of an earlier level lacks what came later. */
export async function tablesThere(db: Kysely<Tables>): Promise<TableKey[]> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(db);
  const there = new Set(rows.map(({ name }) => name));
  return TABLE_KEYS.filter(({ table }) => there.has(table));
}
