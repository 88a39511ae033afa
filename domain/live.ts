// How screens hear of changes without asking: the timings of live news, which the product leaves open. Milliseconds.

/** How often a server looks for what happened, while somebody listens. */
export const LIVE_EVERY_MS = 500;
/** A stream says at least so often that it is alive: that what happened was looked for, and nothing was there. */
export const LIVE_BEAT_MS = 10_000;
/** What happened this long before somebody begins to listen is told too: their page was asked for before. */
export const LIVE_BEFORE_MS = 15_000;
/** How long a number of an event that is missing may still come to light: no transaction lasts longer. */
export const LIVE_LATE_MS = 30_000;
/** Streams of one session at a server. A browser has six lines to a server: with more streams its pages would wait. */
export const LIVE_STREAMS_A_SESSION = 4;
/** Streams of one person at a server, in all their sessions: nobody takes the lines of the others. */
export const LIVE_STREAMS_A_USER = 40;
/** Streams of one server. */
export const LIVE_STREAMS = 2_000;
/** What a stream holds for a reader who does not read, in bytes; whoever is further behind is hung up on. */
export const LIVE_BEHIND_BYTES = 16_384;
/** As many records of a resource are named; of more it is said that many changed. */
export const LIVE_IDS = 50;
