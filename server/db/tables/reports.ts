// Tables of scheduled reports.
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import type { Id, Maybe, Stamps } from './columns.ts';

export type ReportSchedulesTable = ParsedInput<typeof reportSchedules.create> &
  Stamps & {
    id: Id;
    /** The account that saved it last. */
    savedById: Maybe<number>;
    /** When it is due next; null while disabled. */
    nextTime: Maybe<number>;
    /** When it was last sent. */
    lastTime: Maybe<number>;
    /** The end of the last period sent, so that none is sent twice. */
    sentUntil: Maybe<number>;
  };
