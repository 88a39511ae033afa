// The schema of people: roles, staff and their sessions, customers, providers and their agents.
import { counted, stamps } from './columns.ts';

const activeOrLocked = (column: string) =>
  `"${column}" text not null default 'ACTIVE' check ("${column}" in ('ACTIVE', 'LOCKED'))`;

/** As server/search/searchPeople.ts asks: an index of an expression serves that expression alone. */
const joined = (first: string, last: string) =>
  `replace(folded(coalesce("${first}", '') || coalesce("${last}", '')), ' ', '')`;

export const people = `
create table "roles" (
  "roleId" ${counted},
  "name" text not null,
  "description" text not null,
  "loginType" text not null check ("loginType" in ('BACKEND', 'TERMINAL')),
  "authoritySet" jsonb not null,
  "deletedAt" bigint,
  ${stamps}
);
create unique index "rolesName" on "roles" ("name") where "deletedAt" is null;

create table "staff" (
  "userId" ${counted},
  "roleId" integer not null references "roles",
  "username" text not null,
  "firstName" text,
  "lastName" text,
  "staffNo" text,
  "mobile" text,
  "email" text,
  "passwordHash" text not null,
  "startTime" bigint,
  "endTime" bigint,
  ${activeOrLocked('userStatus')},
  "deletedAt" bigint,
  ${stamps},
  "mustChangePassword" boolean not null default false
);
create unique index "staffUsername" on "staff" (lower("username")) where "deletedAt" is null;
create index "staffRole" on "staff" ("roleId");
create index "staffUpdated" on "staff" ("lastUpdatedTime" desc, "userId" desc);
create index "staffMobile" on "staff" ("mobile" text_pattern_ops);

create table "sessions" (
  "tokenHash" text primary key,
  "userId" integer not null references "staff",
  "creationTime" bigint not null,
  "lastSeen" bigint not null,
  "ip" text,
  "agent" text
);
create index "sessionsUser" on "sessions" ("userId");
create index "sessionsSeen" on "sessions" ("lastSeen");

-- Passwords that are being recovered.
create table "recoveries" (
  "recoveryKey" text primary key,
  "userId" integer not null references "staff",
  "proofHash" text not null,
  "proved" boolean not null default false,
  "codeHash" text,
  "codeTime" bigint,
  "tries" integer not null default 0,
  "validatedTime" bigint,
  "creationTime" bigint not null
);
create index "recoveriesUser" on "recoveries" ("userId");
create index "recoveriesTime" on "recoveries" ("creationTime");

create table "throttles" (
  "key" varchar(255) primary key,
  "points" integer not null default 0,
  "expire" bigint
);
create index "throttlesExpire" on "throttles" ("expire");

create table "members" (
  "memberId" ${counted},
  "username" text not null,
  "firstName" text,
  "lastName" text,
  "memberNo" text not null,
  "mobile" text,
  "email" text,
  "address" text,
  "memberStatus" text not null default 'ACTIVE' check ("memberStatus" in ('ACTIVE', 'INACTIVE', 'SUSPEND')),
  "suspendFlag" boolean not null default false,
  "paymentScheme" text not null default 'PER_USE'
    check ("paymentScheme" in ('PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY')),
  "primaryLockerId" integer references "lockers",
  "secondaryLockerId" integer references "lockers",
  "disabled" boolean not null default false,
  "notifyType" text not null default 'SMS' check ("notifyType" in ('SMS', 'MAIL')),
  "startTimeUseLocker" bigint,
  "endTimeUseLocker" bigint,
  "deletedAt" bigint,
  ${stamps},
  "language" text check ("language" in ('en', 'zh', 'el'))
);
create unique index "membersUsername" on "members" (lower("username")) where "deletedAt" is null;
create unique index "membersNumber" on "members" ("memberNo");
create index "membersNumberPrefix" on "members" ("memberNo" text_pattern_ops);
create index "membersMobile" on "members" ("mobile" text_pattern_ops);
create index "membersUpdated" on "members" ("lastUpdatedTime" desc, "memberId" desc);
create index "membersStatus" on "members" ("memberStatus", "lastUpdatedTime" desc);
create index "membersSuspended" on "members" ("suspendFlag", "lastUpdatedTime" desc);
create index "membersName" on "members" ("lastName", "firstName");
create index "membersEmail" on "members" ("email" text_pattern_ops);
create index "membersPrimary" on "members" ("primaryLockerId");
create index "membersSecondary" on "members" ("secondaryLockerId");
create index "membersByUsername" on "members" ("username", "memberId");
create index "membersByNumber" on "members" ("memberNo", "memberId");
create index "membersByLastName" on "members" ("lastName", "memberId");
create index "membersByMobile" on "members" ("mobile", "memberId");
create index "membersByEmail" on "members" ("email", "memberId");
create index "membersByStatus" on "members" ("memberStatus", "memberId");
create index "membersByCreation" on "members" ("creationTime", "memberId");
create index "membersScheme" on "members" ("paymentScheme", "memberId") where "deletedAt" is null;
-- Names and numbers by how they begin, first or last name first, without blanks, capitals and accents.
create index "membersSearchFirst" on "members" ((${joined('firstName', 'lastName')}) text_pattern_ops) where "deletedAt" is null;
create index "membersSearchLast" on "members" ((${joined('lastName', 'firstName')}) text_pattern_ops) where "deletedAt" is null;
create index "membersSearchUsername" on "members" ((folded("username")) text_pattern_ops) where "deletedAt" is null;
create index "membersSearchNumber" on "members" ((folded("memberNo")) text_pattern_ops) where "deletedAt" is null;
create index "membersNumberBegins" on "members" ((folded("memberNo")) text_pattern_ops);
create index "membersEmailBegins" on "members" ((folded("email")) text_pattern_ops);

create table "providers" (
  "providerId" ${counted},
  "providerNumber" text not null,
  "providerName" text not null,
  "providerType" text,
  ${activeOrLocked('providerStatus')},
  "contractStartTime" bigint,
  "contractEndTime" bigint,
  "expirationDays" integer,
  "requestorKeyHmac" text,
  "deletedAt" bigint,
  ${stamps},
  "requestorKeyTime" bigint
);
create unique index "providersProviderNumber" on "providers" ("providerNumber") where "deletedAt" is null;
create unique index "providersKey" on "providers" ("requestorKeyHmac");
create index "providersUpdated" on "providers" ("lastUpdatedTime" desc, "providerId" desc);
create index "providersStatus" on "providers" ("providerStatus");

create table "agents" (
  "agentId" ${counted},
  "agentNumber" text not null,
  "agentName" text not null,
  "providerId" integer not null references "providers",
  ${activeOrLocked('agentStatus')},
  "effectiveTimeStart" bigint,
  "effectiveTimeEnd" bigint,
  "deletedAt" bigint,
  ${stamps}
);
create unique index "agentsAgentNumber" on "agents" ("agentNumber") where "deletedAt" is null;
create index "agentsProvider" on "agents" ("providerId");
create index "agentsUpdated" on "agents" ("lastUpdatedTime" desc, "agentId" desc);

-- Parcels that providers announce, the keys by which a call is taken once, and every call.
create table "announcements" (
  "announcementId" ${counted},
  "providerId" integer not null references "providers",
  "parcelNumber" text not null,
  "mobile" text,
  "areaCode" text not null,
  "email" text,
  "creationTime" bigint not null
);
create unique index "announcementsParcelNumber" on "announcements" ("providerId", "parcelNumber");
create index "announcementsTime" on "announcements" ("creationTime");
create index "announcementsNumber" on "announcements" ("parcelNumber");

create table "announcementKeys" (
  "providerId" integer not null references "providers",
  "key" text not null,
  "bodyHmac" text not null,
  "answer" jsonb not null,
  "creationTime" bigint not null,
  primary key ("providerId", "key")
);
create index "announcementKeysAge" on "announcementKeys" ("creationTime");

create table "providerCalls" (
  "callId" bigint generated by default as identity primary key,
  "providerId" integer references "providers",
  "call" text not null,
  "parcelNumber" text,
  "result" text not null,
  "callingTime" integer not null,
  "ip" text,
  "time" bigint not null
);
create index "providerCallsTime" on "providerCalls" ("time" desc, "callId" desc);
create index "providerCallsProvider" on "providerCalls" ("providerId", "time" desc, "callId" desc);
`;
