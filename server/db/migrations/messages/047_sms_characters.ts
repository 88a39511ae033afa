// The SMS gateway may be told the character encoding of messages.
import { type Migration, sql } from 'kysely';

export const smsCharacters: Migration = {
  up: async (db) => {
    await sql`alter table "smsAccounts" drop constraint "smsAccounts_encoding_check",
      add constraint "smsAccounts_encoding_check"
        check ("encoding" in ('JSON', 'FORM', 'UTF-8', 'UCS-2', 'GSM-7'))`.execute(db);
  },
};
