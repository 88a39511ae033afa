// Contacts and tips: two lists, each read and saved as a whole.
import { contacts, tips } from '../../contract/lockers/lockerContent.ts';
import { routesOf } from '../http/handlers.ts';
import { contactRows, tipRows } from './contentRows.ts';
import { saveContent } from './saveContent.ts';

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
