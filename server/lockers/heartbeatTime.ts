// When the terminal of a locker last sent a heartbeat, as a column of queries on lockers; null: never.
import { sql } from 'kysely';

export const HEARTBEAT_TIME = sql<number | null>`(select "heartbeatTime" from "lockerHeartbeats"
  where "lockerHeartbeats"."lockerId" = "lockers"."lockerId")`;
