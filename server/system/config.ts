// Server configuration, read from the environment and validated at startup.
import { z } from 'zod';

const whole = (name: string, min: number, max: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `${name} must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const switched = (name: string, fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: `${name} must be on or off` })
    .default(fallback)
    .transform((word) => word === 'on');

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Every setting by name, with its default. */
export const settings = z.object({
  PORT: whole('PORT', 0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: 'DATABASE_URL must begin with postgresql:// (leave it out for the embedded database)',
    })
    .optional(),
  DEMO: z.enum(['on', 'off'], { error: 'DEMO must be on or off' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http or https address' })
    .optional(),
  TIME_ZONE: z.string().default('Asia/Nicosia').refine(isTimeZone, {
    error: 'TIME_ZONE must be the name of a time zone, such as Asia/Nicosia',
  }),
  CURRENCY: z
    .string()
    .default('EUR')
    .refine((code) => /^[A-Z]{3}$/.test(code), {
      error: 'CURRENCY must be a code of three capital letters, such as EUR',
    }),
  SESSION_IDLE_MIN: whole('SESSION_IDLE_MIN', 1, 1440, 30),
  SESSION_MAX_H: whole('SESSION_MAX_H', 1, 720, 12),
  DRAIN_S: whole('DRAIN_S', 0, 300, 5),
  MIN_FREE_MB: whole('MIN_FREE_MB', 0, 1_000_000, 50),
  STATEMENT_MAX_S: whole('STATEMENT_MAX_S', 1, 3600, 30),
  TRUST_PROXY: whole('TRUST_PROXY', 0, 10, 0),
  SIMULATOR: switched('SIMULATOR', 'on'),
  ALLOW_PRIVATE_GATEWAYS: switched('ALLOW_PRIVATE_GATEWAYS', 'off'),
  DOCUMENTED_ONLY: z.enum(['0', '1'], { error: 'DOCUMENTED_ONLY must be 0 or 1' }).default('0'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  AUDIT_ANCHOR: z
    .string()
    .refine((where) => where.startsWith('/') || isHttps(where), {
      error: 'AUDIT_ANCHOR must be the absolute path of a file, or an https address',
    })
    .optional(),
  SERVER_KEY: z
    .string()
    .min(32, { error: 'SERVER_KEY must have at least 32 characters' })
    .optional(),
});

/** Invalid configuration; the message lists each setting and its requirement. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Whether a server on this host is reachable from this machine only. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
const MINUTE = 60_000;

const configOf = (set: z.output<typeof settings>) => ({
  port: set.PORT,
  host: set.HOST,
  dataDir: set.DATA_DIR,
  databaseUrl: set.DATABASE_URL,
  /** `on` and `off` as set; `auto`: demo data in an empty database. */
  demo: set.DEMO ?? ('auto' as const),
  publicUrl: set.PUBLIC_URL,
  timeZone: set.TIME_ZONE,
  currency: set.CURRENCY,
  sessionIdleMs: set.SESSION_IDLE_MIN * MINUTE,
  sessionMaxMs: set.SESSION_MAX_H * 60 * MINUTE,
  /** With less free space on DATA_DIR's disk, the server is not ready. */
  minFreeBytes: set.MIN_FREE_MB * 1024 * 1024,
  /** After SIGTERM, how long the server keeps serving while /readyz answers 503. */
  drainMs: set.DRAIN_S * 1_000,
  /** Statement timeout of an interactive request on PostgreSQL. */
  statementMs: set.STATEMENT_MAX_S * 1_000,
  /** Number of trusted reverse proxies. */
  trustProxy: set.TRUST_PROXY,
  simulator: set.SIMULATOR,
  /** Whether the SMS gateway may have an address in a private network. */
  allowPrivateGateways: set.ALLOW_PRIVATE_GATEWAYS,
  /** Whether to serve the documented endpoints only; our own answer 404. */
  documentedOnly: set.DOCUMENTED_ONLY === '1',
  logLevel: set.LOG_LEVEL,
  serverKey: set.SERVER_KEY,
  /** A file, or an https URL, that also receives every last seal of the audit trail. */
  auditAnchor: set.AUDIT_ANCHOR,
});

/** The validated configuration. Times are in milliseconds. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/** Reads the configuration; empty variables count as unset. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success)
    throw new ConfigError(read.error.issues.map((issue) => `${issue.message}.`).join('\n'));
  const config = configOf(read.data);
  if (config.demo === 'auto' && !isLoopback(config.host)) {
    throw new ConfigError(
      `HOST ${config.host} can be reached from other machines and demo data has known passwords. Set DEMO=off, or DEMO=on if that is what you want.`,
    );
  }
  return config;
}
