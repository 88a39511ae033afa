// Reports that are mailed by themselves.
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import type { Id, Maybe, Stamps } from './columns.ts';

export type ReportSchedulesTable = ParsedInput<typeof reportSchedules.create> &
  Stamps & {
    id: Id;
    /** The account that saved it last. */
    savedById: Maybe<number>;
    /** When it is sent next; null while it is not enabled. */
    nextTime: Maybe<number>;
    /** When it was sent last. */
    lastTime: Maybe<number>;
    /** The end of the span that was sent last: none is sent twice. */
    sentUntil: Maybe<number>;
  };
