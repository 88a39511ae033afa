// Timings and limits of live updates; not specified. Milliseconds.

/** How often a server polls for new events while clients are connected. */
export const LIVE_EVERY_MS = 500;
/** Minimum frequency of heartbeats, which confirm that there are no new events. */
export const LIVE_BEAT_MS = 10_000;
/** How long a missing event id may still be committed: no transaction lasts longer. */
export const LIVE_LATE_MS = 30_000;
/** Maximum streams per session and server. Browsers open six connections per server: more streams would block pages. */
export const LIVE_STREAMS_A_SESSION = 4;
/** Maximum streams per user and server, over all sessions. */
export const LIVE_STREAMS_A_USER = 40;
/** Maximum streams per server. */
export const LIVE_STREAMS = 2_000;
/** Maximum bytes buffered for a slow client; beyond it, the stream is closed. */
export const LIVE_BEHIND_BYTES = 16_384;
/** Maximum records of a resource named individually; beyond it, the event only says that many changed. */
export const LIVE_IDS = 50;
