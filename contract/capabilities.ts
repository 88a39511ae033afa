// What this server offers beyond the documented calls, and what a screen must know before sign-in.
import { z } from 'zod';
import { anyone } from './endpoint.ts';

/** What a server can announce beyond the documented calls; besides, each resource of our own by its name. */
export const FEATURES = [
  'stale-saves',
  'session-end',
  'own-sessions',
  'access-requests',
  'rollout-rings',
  'uploads',
  'locker-logs',
  'terminal-keys',
  'parcel-history',
  'box-why',
  'orders',
  'member-create',
  'personal-reveal',
  'lockers-by-state',
  'parcels-of-member',
  'parcels-laid-in',
  'role-holders',
  'requestor-keys',
  'agent-edit',
  'prices',
  'payments',
  'template-values',
  'reports',
  'search',
  'statistics',
  'live',
  'getting-started',
  'languages',
] as const;

/** A customer has a language, and templates have a text in each. */
export const LANGUAGES_FEATURE = 'languages' satisfies (typeof FEATURES)[number];

/** An input that only a server takes which announces the feature; the browser sends it to no other. */
export const announced = <S extends z.ZodType>(feature: string, schema: S): S =>
  schema.meta({ feature });

export const capability = z.object({
  features: z.array(z.string()),
  /**
   * Where reports leave, of a server that has other paths for it than /api/report/v1/export/{report}/{format}, CSV or XLSX, and
   * …/{report}/email; `{report}` is the name of the query without Query. Paths below /api.
   */
  reportExports: z.object({ file: z.string(), email: z.string() }).partial().optional(),
  /** IANA name of the network's time zone: days and all displayed times. */
  timeZone: z.string(),
  /** ISO 4217 code. */
  currency: z.string(),
  /** Only in demo data: the accounts that the sign-in page may show. */
  demo: z.object({ password: z.string(), accounts: z.array(z.string()) }).nullable(),
});

export type Capability = z.output<typeof capability>;

export const capabilities = {
  read: anyone.get('/api/capabilities', {}, capability),
};
