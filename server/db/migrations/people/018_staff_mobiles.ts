// Staff: their mobile numbers stand as they are looked for, without the blanks that somebody typed between.
import { type Migration, sql } from 'kysely';

export const staffMobiles: Migration = {
  up: async (db) => {
    await sql`update "staff" set "mobile" = regexp_replace("mobile", '[[:space:]()-]', '', 'g')
      where "mobile" ~ '[[:space:]()-]'`.execute(db);
  },
};
