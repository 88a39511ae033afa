// What this server offers beyond the documented calls, and what a screen must know before sign-in.
import { z } from 'zod';
import { anyone } from './endpoint.ts';

/** What a server can announce beyond the documented calls. */
export const FEATURES = ['stale-saves', 'session-end', 'locker-groups'] as const;
export type Feature = (typeof FEATURES)[number];

export const capability = z.object({
  features: z.array(z.string()),
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
