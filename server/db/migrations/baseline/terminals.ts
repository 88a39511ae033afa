// The schema of terminals: their keys and tasks, collections, heartbeats, logs, software versions and screens.
import { counted, stamps } from './columns.ts';

const taskStatus = `"taskStatus" text not null default 'CREATED' check ("taskStatus" in ('CREATED', 'SENT', 'SUCCESS', 'FAILED'))`;

export const terminals = `
create table "terminals" (
  "lockerId" integer primary key references "lockers",
  "keyHmac" text not null unique,
  "version" text,
  "startTime" bigint,
  ${stamps}
);

create table "openTasks" (
  "taskId" text primary key,
  "lockerId" integer not null references "lockers",
  "boxId" integer not null references "boxes",
  ${taskStatus},
  "fault" text,
  "askedBy" integer references "staff",
  "creationTime" bigint not null,
  "sentTime" bigint,
  "endTime" bigint
);
create index "openTasksWaiting" on "openTasks" ("lockerId", "creationTime") where "endTime" is null;
create index "openTasksBox" on "openTasks" ("boxId", "creationTime" desc);
create index "openTasksAge" on "openTasks" ("creationTime") where "endTime" is null;
create unique index "openTasksUnderWay" on "openTasks" ("boxId") where "endTime" is null;

-- Reports of terminals by their key, so that a repeated one gets the same answer and another one is refused.
create table "gatewayKeys" (
  "lockerId" integer not null references "lockers",
  "key" text not null,
  "answer" jsonb not null,
  "creationTime" bigint not null,
  "bodyHmac" text,
  primary key ("lockerId", "key")
);
create index "gatewayKeysAge" on "gatewayKeys" ("creationTime");

-- What a checked PIN opens, until the terminal has reported the parcels taken out.
create table "collections" (
  "collectionId" text primary key,
  "lockerId" integer not null references "lockers",
  "boxId" integer not null references "boxes",
  "ordersId" integer not null unique references "parcels",
  "ordersIds" jsonb not null,
  "creationTime" bigint not null,
  "pinHmac" text
);
create index "collectionsAge" on "collections" ("creationTime");

-- PINs that were replaced while a terminal may have been offline.
create table "retiredPins" (
  "pinHmac" text not null,
  "ordersId" integer not null references "parcels",
  "retiredTime" bigint not null,
  primary key ("ordersId", "pinHmac")
);
create index "retiredPinsAge" on "retiredPins" ("retiredTime");

-- Narrow and with room in its pages: storing a heartbeat changes no index.
create table "lockerHeartbeats" (
  "lockerId" integer primary key references "lockers",
  "heartbeatTime" bigint not null
) with (fillfactor = 25);

create table "lockerOutages" (
  "lockerId" integer not null references "lockers",
  "fromTime" bigint not null,
  "toTime" bigint not null,
  primary key ("lockerId", "fromTime")
);
create index "lockerOutagesAge" on "lockerOutages" ("toTime");

create table "lockerLogs" (
  "logId" ${counted},
  "lockerId" integer not null references "lockers",
  "level" text not null check ("level" in ('DEBUG', 'INFO', 'WARN', 'ERROR')),
  "message" text not null,
  "creationTime" bigint not null
);
create index "lockerLogsOfLocker" on "lockerLogs" ("lockerId", "creationTime" desc, "logId" desc);
create index "lockerLogsAge" on "lockerLogs" ("creationTime" desc, "logId" desc);

create table "logRequests" (
  "taskId" text primary key,
  "lockerId" integer not null references "lockers",
  ${taskStatus},
  "lines" integer not null default 0,
  "askedBy" integer references "staff",
  "creationTime" bigint not null,
  "sentTime" bigint,
  "endTime" bigint
);
create index "logRequestsOfLocker" on "logRequests" ("lockerId", "creationTime" desc);
-- One request of a locker at a time.
create unique index "logRequestsWaiting" on "logRequests" ("lockerId") where "endTime" is null;

create table "lockerVersions" (
  "lockerVersionId" ${counted},
  "lockerVersionName" text not null,
  "lockerVersionUpgradeTime" bigint not null,
  "lockerVersionFailureTime" bigint not null,
  "lockerVersionDescription" text,
  "lockerVersionFileId" text not null,
  "ringThreshold" integer check ("ringThreshold" between 1 and 100),
  "rolloutState" text not null default 'WAITING'
    check ("rolloutState" in ('WAITING', 'FIRST_RING', 'REST', 'HALTED', 'FINISHED')),
  "resumedTime" bigint,
  ${stamps}
);
create unique index "lockerVersionsLockerVersionName" on "lockerVersions" (lower("lockerVersionName"));
create index "lockerVersionsUpdated" on "lockerVersions" ("lastUpdatedTime" desc, "lockerVersionId" desc);
create index "lockerVersionsOpen" on "lockerVersions" ("lockerVersionFailureTime") where "rolloutState" <> 'FINISHED';

create table "lockerVersionTasks" (
  "taskId" ${counted},
  "lockerVersionId" integer not null references "lockerVersions",
  "lockerId" integer not null references "lockers",
  "ring" integer not null default 2 check ("ring" in (1, 2)),
  "lockerVersionStatus" text not null default 'CREATED'
    check ("lockerVersionStatus" in ('CREATED', 'UPDATING', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  "percent" integer check ("percent" between 0 and 100),
  "fault" text check ("fault" in ('NOT_FETCHED', 'NO_REPORT', 'HELD_BACK')),
  "reason" text,
  "sentTime" bigint,
  "reportTime" bigint,
  "endTime" bigint,
  ${stamps},
  unique ("lockerVersionId", "lockerId")
);
create index "lockerVersionTasksOpen" on "lockerVersionTasks" ("lockerId") where "endTime" is null;

create table "screenSavers" (
  "screenSaverId" ${counted},
  "name" text not null,
  "description" text,
  "notice" text,
  "pictureSwitchingTime" integer not null check ("pictureSwitchingTime" > 0),
  ${stamps}
);
create index "screenSaversUpdated" on "screenSavers" ("lastUpdatedTime" desc, "screenSaverId" desc);

create table "screenSaverPictures" (
  "screenSaverId" integer not null references "screenSavers" on delete cascade,
  "position" integer not null,
  "fileId" text not null references "files",
  primary key ("screenSaverId", "position")
);

create table "screenSaverLockers" (
  "screenSaverId" integer not null references "screenSavers" on delete cascade,
  "lockerId" integer not null references "lockers",
  primary key ("screenSaverId", "lockerId")
);
create index "screenSaverLockersLocker" on "screenSaverLockers" ("lockerId");

create table "contacts" (
  "contactId" ${counted},
  "position" integer not null,
  "name" text not null,
  "phone" text,
  "email" text,
  ${stamps}
);

create table "tips" (
  "tipId" ${counted},
  "position" integer not null,
  "content" text not null,
  ${stamps}
);
`;
