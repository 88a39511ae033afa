// Queries of providers and agents: filters of their lists, and columns from related records.
import { sql, type SqlBool } from 'kysely';
import { matches } from '../lists/matches.ts';
import type { Kept } from '../lists/tableQueries.ts';

const begins = (column: string) => (text: string) => matches(sql.ref(column), text, 'start');

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
    providerNumber: (text: string) => matches(providerNumber, text, 'start'),
  },
};
