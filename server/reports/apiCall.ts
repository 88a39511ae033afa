// ReportAPI: calls of providers' systems, read from the call log.
import { sql } from 'kysely';
import { allOf } from '../lists/listing.ts';
import { inSpan, same } from './conditions.ts';
import type { Source } from './source.ts';
import { counts } from './tells.ts';

export const apiCall: Source = {
  base: (
    params,
  ) => sql`select "callId", "time" as "callingTime", "call", "providerCalls"."providerId",
      "providerName", "providerNumber", "parcelNumber", "result", "providerCalls"."callingTime" as "duration"
    from "providerCalls" left join "providers" on "providers"."providerId" = "providerCalls"."providerId"
    where ${allOf([...inSpan('providerCalls.time', params), ...same('providerCalls.providerId', params['providerId'])])}`,
  key: 'callId',
  order: { field: 'callingTime', direction: 'desc' },
  select: sql`"r".*`,
  joins: sql``,
  sums: sql`count(*) as "totalCount", count(*) filter (where "result" = 'SUCCESS') as "successCount",
    count(*) filter (where "result" <> 'SUCCESS') as "failedCount"`,
  row: (raw) => raw,
  summed: (raw) => counts(raw, 'successCount', 'failedCount'),
};
