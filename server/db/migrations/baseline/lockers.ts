// The schema of lockers: places, groups, devices and boxes.
import { counted, stamps } from './columns.ts';

export const lockers = `
create table "provinces" (
  "id" ${counted},
  "name" text not null,
  ${stamps}
);
create index "provincesUpdated" on "provinces" ("lastUpdatedTime" desc, "id" desc);
create unique index "provincesName" on "provinces" (lower("name"));

create table "districts" (
  "id" ${counted},
  "name" text not null,
  "provinceId" integer not null references "provinces",
  ${stamps}
);
create index "districtsUpdated" on "districts" ("lastUpdatedTime" desc, "id" desc);
create unique index "districtsName" on "districts" (lower("name"));
create index "districtsProvince" on "districts" ("provinceId");

create table "lockers" (
  "lockerId" ${counted},
  "lockerName" text not null,
  "lockerNumber" text not null,
  "location" text,
  "companyName" text,
  "category" text,
  "longitude" double precision,
  "latitude" double precision,
  "zoneId" integer,
  "cctvLink" text,
  "sortingCode" text,
  "description" text,
  "countryCode" text,
  "blockNo" text,
  "streetNo" text,
  "buildingName" text,
  "postalCode" text,
  "ipsCode" text,
  "smsAuthentication" boolean not null default false,
  "returnFunction" boolean not null default false,
  "operatingHoursStartHour" integer,
  "operatingHoursStartMinute" integer,
  "operatingHoursEndHour" integer,
  "operatingHoursEndMinute" integer,
  "output" boolean not null default false,
  "addressOnLocker" text,
  "locationTel" text,
  "freeDays" integer,
  "freeHours" integer,
  "lockerStatus" text not null default 'ENABLE' check ("lockerStatus" in ('ENABLE', 'DISABLE')),
  "lockerSituation" text not null default 'OFFLINE' check ("lockerSituation" in ('ONLINE', 'OFFLINE', 'EXCEPTION')),
  "situationTime" bigint,
  "deletedAt" bigint,
  ${stamps},
  "districtId" integer references "districts"
);
create unique index "lockersName" on "lockers" ("lockerName") where "deletedAt" is null;
create unique index "lockersNumber" on "lockers" ("lockerNumber") where "deletedAt" is null;
create index "lockersUpdated" on "lockers" ("lastUpdatedTime" desc, "lockerId" desc);
create index "lockersZone" on "lockers" ("zoneId");
create index "lockersDistrict" on "lockers" ("districtId");

create table "lockerGroups" (
  "id" ${counted},
  "name" text not null,
  "description" text,
  ${stamps}
);
create unique index "lockerGroupsName" on "lockerGroups" (lower("name"));
create index "lockerGroupsUpdated" on "lockerGroups" ("lastUpdatedTime" desc, "id" desc);

create table "lockerGroupLockers" (
  "lockerGroupId" integer not null references "lockerGroups" on delete cascade,
  "lockerId" integer not null references "lockers",
  primary key ("lockerGroupId", "lockerId")
);
create index "lockerGroupLockersLocker" on "lockerGroupLockers" ("lockerId");

-- What the designer of legacy lockers has beyond the locker itself, and the ids of their cabinets.
create table "legacyLockers" (
  "id" integer primary key references "lockers",
  "operatorId" integer,
  "currencyUnit" text not null,
  "smsAccountId" integer
);
create table "legacyCabinets" (
  "cabinetId" ${counted},
  "id" integer not null references "legacyLockers" on delete cascade,
  "number" integer not null,
  unique ("id", "number")
);

-- Removed devices are kept: boxes of former layouts were wired to them.
create table "devices" (
  "deviceId" ${counted},
  "lockerId" integer not null references "lockers",
  "deviceType" text not null,
  "version" text,
  "interfaceType" text check ("interfaceType" in ('COM', 'NET')),
  "interfaceAddress" text,
  "baudRate" integer,
  ${stamps},
  "deletedAt" bigint
);
create index "devicesLocker" on "devices" ("lockerId");

create table "boxTypes" (
  "boxTypeId" integer primary key,
  "name" text not null unique,
  "length" double precision,
  "width" double precision,
  "height" double precision,
  "management" boolean not null default false,
  ${stamps}
);

create table "boxes" (
  "boxId" ${counted},
  "lockerId" integer not null references "lockers",
  "name" text not null,
  "boxTypeId" integer not null references "boxTypes",
  "status" text not null default 'AVAILABLE'
    check ("status" in ('AVAILABLE', 'OCCUPIED', 'RESERVED', 'LOCKED', 'FLAGGED', 'EXPIRED')),
  "doorStatus" text check ("doorStatus" in ('OPEN', 'CLOSED')),
  "openStatusFlag" boolean not null default false,
  "positionX" integer not null,
  "positionY" integer not null,
  "boardNumber" integer,
  "portNumber" integer,
  "deviceId" integer references "devices",
  "bottomFlag" boolean not null default false,
  "skipNumber" boolean not null default false,
  "lockType" text,
  "expiryTime" bigint,
  "deletedAt" bigint,
  ${stamps}
);
create unique index "boxesPlace" on "boxes" ("lockerId", "positionX", "positionY") where "deletedAt" is null;
create index "boxesLocker" on "boxes" ("lockerId", "status");
create index "boxesStatus" on "boxes" ("status", "boxTypeId") where "deletedAt" is null;
create index "boxesDevice" on "boxes" ("deviceId");

create table "holidays" (
  "id" ${counted},
  "date" text not null check ("date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  "name" text not null,
  ${stamps}
);
create unique index "holidaysDate" on "holidays" ("date");
create index "holidaysUpdated" on "holidays" ("lastUpdatedTime" desc, "id" desc);
`;
