// What counts as accepted in a response of the SMS gateway.
import { type Migration, sql } from 'kysely';

export const smsAcceptance: Migration = {
  up: async (db) => {
    await sql`alter table "smsAccounts"
      add column "acceptance" text not null default 'CAUTIOUS'
        check ("acceptance" in ('CAUTIOUS', 'STATUS', 'FIELD')),
      add column "acceptedField" text not null default '',
      add column "acceptedValue" text not null default ''`.execute(db);
  },
};
