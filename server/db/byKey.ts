// Statements that find rows by their keys alone: one plan fits all values, so each session makes it once.
import { sql } from 'kysely';

const MARK = '/* by key */';

/** Behind `select`: outside of transactions, each session plans this statement once. Not for searches: their best plan depends on the values. */
export const BY_KEY = sql.raw(MARK);

const names = new Map<string, string>();

/**
 * The query as a prepared statement, if it has the mark.
 * @param query text and values, as Kysely sends them
 */
export function prepared(query: readonly unknown[]): readonly unknown[] {
  const [text, values] = query;
  if (typeof text !== 'string' || !text.includes(MARK)) return query;
  const name = names.get(text) ?? `byKey${names.size}`;
  names.set(text, name);
  return [{ name, text, values }];
}

/** The session lost the plan, as behind a proxy that changes sessions, or a column has another type since. */
export const isPlanLost = (error: unknown): boolean =>
  /^(26000|42P05|0A000)$/.test((error as { code?: string }).code ?? '');
