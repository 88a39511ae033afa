// Contacts and tips: two lists, each read and saved as a whole.
import { contacts, tips } from '../../contract/lockers/lockerContent.ts';
import { routesOf } from '../http/routesOf.ts';
import type { Db } from '../db/tables.ts';
import { saveContent } from './saveContent.ts';

const contactRows = (db: Db) =>
  db
    .selectFrom('contacts')
    .select(['contactId', 'name', 'phone', 'email', 'lastUpdatedTime'])
    .orderBy('position')
    .execute();

const tipRows = (db: Db) =>
  db
    .selectFrom('tips')
    .select(['tipId', 'content', 'lastUpdatedTime'])
    .orderBy('position')
    .execute();

export const contactRoutes = routesOf(contacts, {
  list: (_input, { database }) => contactRows(database.db),
  update: ({ list }, context) =>
    saveContent(
      context,
      'contacts',
      'contactId',
      contactRows,
      list.map(({ contactId, ...row }) => ({
        id: contactId,
        row: { name: row.name, phone: row.phone || null, email: row.email || null },
      })),
    ),
});

export const tipRoutes = routesOf(tips, {
  list: (_input, { database }) => tipRows(database.db),
  update: ({ list }, context) =>
    saveContent(
      context,
      'tips',
      'tipId',
      tipRows,
      list.map(({ tipId, content }) => ({
        id: tipId,
        row: { content },
      })),
    ),
});
