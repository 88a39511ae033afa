// The reader of a report: what its rows and their masking depend on.
import type { Services } from '../http/context.ts';

/** Database, clock and time zone, and the reader's permissions. */
export type Reader = Pick<Services, 'database' | 'now' | 'config'> & {
  readonly user: { readonly authoritySet: readonly string[] };
};

/** The filters of a report as parsed by its contract. */
export type ParsedInput = Readonly<Record<string, unknown>>;

/** A row or the sums, in the fields of the contract. */
export type Fields = Readonly<Record<string, unknown>>;
