// Personal values: removed by one way alone, and salted so that a value and its salt cannot be told otherwise.
import { type Migration, sql } from 'kysely';

const statements = [
  `create or replace function "refuseForgetting"() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('lockerdesk.forgetting', true), '') <> 'yes' then
        raise exception 'What has happened stays: % of % is refused.', tg_op, tg_table_name
          using errcode = '42501';
      end if;
      return null;
    end $$`,
  `create trigger "personalValuesForgotten" before delete on "personalValues"
    for each statement execute function "refuseForgetting"()`,
  // What stands there already is looked at when it is verified.
  `alter table "personalValues" add constraint "personalValuesSalt"
    check ("salt" ~ '^[0-9a-f]{32}$') not valid`,
];

export const forgetting: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
