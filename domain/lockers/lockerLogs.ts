// What a locker's log is made of, and how much of it is kept. Times are milliseconds.

/** How much a line of a log matters, from least to most. */
export const LOG_LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Lines that a terminal may tell at once: more would not fit into one request. */
export const LOG_BATCH_MAX = 200;
/** Lines that a terminal may tell in a minute: all that it kept while nobody asked, and some more. */
export const LOG_LINES_A_MINUTE_MAX = 3_000;
/** Characters of a line. */
export const LOG_MESSAGE_MAX = 500;
/** A line older than this is no longer kept. */
export const LOG_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
/** Lines kept of one locker; the oldest go first. */
export const LOG_LINES_MAX = 20_000;
/** A request that no terminal answered for so long has failed. */
export const LOG_REQUEST_TIMEOUT_MS = 24 * 60 * 60 * 1_000;
/** How often a page asks again while the lines of its request are under way. */
export const LOG_REFRESH_MS = 3_000;
/** How long a page asks again where the server does not say how far a request has come (R8.18). */
export const LOG_REFRESH_FOR_MS = 5 * 60 * 1_000;
