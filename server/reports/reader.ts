// Who reads a report, and when: what its rows and their masks depend on.
import type { Services } from '../http/context.ts';

/** The product's database, clock and time zone, and what the reader may see. */
export type Reader = Pick<Services, 'database' | 'now' | 'config'> & {
  readonly user: { readonly authoritySet: readonly string[] };
};

/** The filters of a report as its contract reads them. */
export type ParsedInput = Readonly<Record<string, unknown>>;

/** A row or the sums, in the fields of the contract. */
export type Fields = Readonly<Record<string, unknown>>;
