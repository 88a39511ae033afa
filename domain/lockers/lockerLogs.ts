// Format and limits of lockers' logs. Times are milliseconds.

/** Log levels, least severe first. */
export const LOG_LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Maximum lines per request of a terminal, so that they fit into it. */
export const LOG_BATCH_MAX = 200;
/** Maximum lines per terminal and minute: its whole buffer, and some more. */
export const LOG_LINES_A_MINUTE_MAX = 3_000;
/** Maximum characters of a line. */
export const LOG_MESSAGE_MAX = 500;
/** Retention time of lines. */
export const LOG_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;
/** Maximum lines stored per locker; the oldest are dropped first. */
export const LOG_LINES_MAX = 20_000;
/** A log request that the terminal does not answer in this time has failed. */
export const LOG_REQUEST_TIMEOUT_MS = 24 * 60 * 60 * 1_000;
/** How often a page refetches while the lines of its request are being sent. */
export const LOG_REFRESH_MS = 3_000;
/** How long a page refetches if the server does not report progress (R8.18). */
export const LOG_REFRESH_FOR_MS = 5 * 60 * 1_000;
