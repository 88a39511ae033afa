// Queries of contacts and tips, in their order.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

export const contactRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('contacts')
    .select(['contactId', 'name', 'phone', 'email', 'lastUpdatedTime'])
    .orderBy('position')
    .execute();

export const tipRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('tips')
    .select(['tipId', 'content', 'lastUpdatedTime'])
    .orderBy('position')
    .execute();
