// Queries of providers and agents: filters of their lists, and columns from related records.
import { sql, type SqlBool } from 'kysely';
import { beginningWith } from '../lists/listing.ts';
import type { Kept } from '../lists/tableQueries.ts';

/** Matches the beginning of a number, ignoring case. */
const begins = (column: string) => (text: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${beginningWith(text.toLowerCase())}`;

export const keptProviders: Kept = {
  table: 'providers',
  only: sql<SqlBool>`"providers"."deletedAt" is null`,
  filters: { providerNumber: begins('providers.providerNumber') },
};

const ofProvider = (column: string) =>
  sql<string>`(select ${sql.ref(column)} from "providers"
    where "providers"."providerId" = "agents"."providerId")`;

const providerNumber = ofProvider('providers.providerNumber');

export const keptAgents: Kept = {
  table: 'agents',
  only: sql<SqlBool>`"agents"."deletedAt" is null`,
  computed: { providerNumber, providerName: ofProvider('providers.providerName') },
  filters: {
    agentNumber: begins('agents.agentNumber'),
    providerNumber: (text: string) =>
      sql<SqlBool>`lower(${providerNumber}) like ${beginningWith(text.toLowerCase())}`,
  },
};
