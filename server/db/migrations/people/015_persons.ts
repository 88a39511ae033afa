// From where a thing was asked, and what the roles that came with the network may see of persons and of the audit.
import { type Migration, sql } from 'kysely';

const GIVEN: Record<string, readonly string[]> = {
  SUPER_ADMIN: ['AUDIT_VIEW', 'PERSONAL_VIEW', 'PERSONAL_REVEAL'],
  ROOT: ['AUDIT_VIEW', 'PERSONAL_VIEW', 'PERSONAL_REVEAL'],
  OPERATOR: ['PERSONAL_VIEW'],
  SUPPORT: ['PERSONAL_REVEAL'],
  VIEWER: ['AUDIT_VIEW'],
};

export const persons: Migration = {
  up: async (db) => {
    await sql`alter table "events" add column "ip" text`.execute(db);
    for (const [name, authorities] of Object.entries(GIVEN))
      for (const authority of authorities)
        await sql`update "roles" set "authoritySet" = "authoritySet" || to_jsonb(${authority}::text)
          where "name" = ${name} and not jsonb_exists("authoritySet", ${authority})`.execute(db);
  },
};
