// The first tables of the product, subject by subject.
import { type Migration, sql } from 'kysely';
import { gateway } from './001/gateway.ts';
import { happenings } from './001/happenings.ts';
import { network } from './001/network.ts';
import { parcels } from './001/parcels.ts';
import { people } from './001/people.ts';
import { settings } from './001/settings.ts';

/** Each before those that refer to it. */
const statements = [...network, ...people, ...settings, ...parcels, ...gateway, ...happenings];

export const first: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
