// Tables of the lockers' own computers: keys, remote openings, reports taken.

export const gateway = [
  `create table "terminals" (
    "lockerId" integer primary key references "lockers",
    "keyHmac" text not null unique,
    "version" text,
    "startTime" bigint,
    "creationTime" bigint not null,
    "lastUpdatedTime" bigint not null
  )`,
  `create table "openTasks" (
    "taskId" text primary key,
    "lockerId" integer not null references "lockers",
    "boxId" integer not null references "boxes",
    "taskStatus" text not null default 'CREATED' check ("taskStatus" in ('CREATED', 'SENT', 'SUCCESS', 'FAILED')),
    "fault" text,
    "askedBy" integer references "staff",
    "creationTime" bigint not null,
    "sentTime" bigint,
    "endTime" bigint
  )`,
  `create index "openTasksWaiting" on "openTasks" ("lockerId", "creationTime") where "endTime" is null`,
  `create index "openTasksBox" on "openTasks" ("boxId", "creationTime" desc)`,
  `create index "openTasksAge" on "openTasks" ("creationTime") where "endTime" is null`,
  `create table "gatewayKeys" (
    "lockerId" integer not null references "lockers",
    "key" text not null,
    "answer" jsonb not null,
    "creationTime" bigint not null,
    primary key ("lockerId", "key")
  )`,
  `create index "gatewayKeysAge" on "gatewayKeys" ("creationTime")`,
];
