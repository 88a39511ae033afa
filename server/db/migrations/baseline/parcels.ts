// The schema of parcels, prices and payments. The database itself ensures that a box is never promised twice.
import { counted, stamps } from './columns.ts';

const cents = (...columns: string[]) =>
  columns
    .map((column) => `"${column}" integer not null default 0 check ("${column}" >= 0)`)
    .join(', ');

const SCHEMES = `in ('PER_USE', 'MONTHLY', 'QUARTERLY', 'YEARLY')`;

/** What the list filters by, in its default order. */
const byUpdate = (name: string, column: string) =>
  `create index "${name}" on "parcels" ("${column}", "lastUpdatedTime" desc, "ordersId" desc);`;
/** What is looked up by how it begins. */
const byPrefix = (name: string, column: string) =>
  `create index "${name}" on "parcels" ("${column}" text_pattern_ops) where "${column}" is not null;`;
/** A span, and its rows in the list's order, from the index alone. */
const bySpan = (name: string, column: string) =>
  `create index "${name}" on "parcels" ("${column}" desc, "ordersId" desc) include ("lastUpdatedTime") where "${column}" is not null;`;

export const parcels = `
create table "prices" (
  "paymentScheme" text primary key check ("paymentScheme" ${SCHEMES}),
  "amountCents" integer not null check ("amountCents" >= 0),
  "ratioHundredths" integer check ("ratioHundredths" between 0 and 10000),
  "ratioStartTime" bigint,
  "ratioEndTime" bigint,
  "isEnable" boolean not null default true,
  "lastUpdatedTime" bigint not null
);
create table "plannedPrices" (
  "paymentScheme" text primary key references "prices",
  "effectiveTime" bigint not null,
  "change" jsonb not null,
  "byId" integer,
  "byName" text,
  ${stamps}
);
create table "costReasons" (
  "costReasonId" ${counted},
  "reason" text not null unique,
  ${stamps}
);
create table "parcelCategories" (
  "parcelCategoryId" ${counted},
  "ex" text not null,
  "category" text not null,
  "mailClass" text not null,
  "loginType" text not null default 'BACKEND' check ("loginType" in ('BACKEND', 'TERMINAL')),
  ${stamps}
);
create unique index "parcelCategoriesEx" on "parcelCategories" ("ex");
create index "parcelCategoriesUpdated" on "parcelCategories" ("lastUpdatedTime" desc, "parcelCategoryId" desc);

create table "parcels" (
  "ordersId" ${counted},
  "parcelNumber" text not null,
  "expressNumber" text,
  "bookNumber" text,
  "ordersStatus" text not null check ("ordersStatus" in ('RESERVED', 'STORED', 'FINISHED', 'CANCELED',
    'WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED', 'FAILED_DEPOSIT', 'EXPIRED', 'REMOVE')),
  "parcelType" text not null check ("parcelType" in ('DEPOSIT_PARCEL', 'RETURN_PARCEL', 'DELIVER_PARCEL')),
  "ordersType" text not null check ("ordersType" in ('REGISTERED', 'UNREGISTERED', 'PROVIDER')),
  "payStatus" text not null default 'WAIT' check ("payStatus" in ('SUCCESS', 'WAIT')),
  "lockerId" integer not null references "lockers",
  "boxId" integer references "boxes",
  "boxTypeId" integer references "boxTypes",
  "memberId" integer references "members",
  "customerMobile" text,
  "customerAreaCode" text,
  "customerMail" text,
  "bookTime" bigint,
  "cancelTime" bigint,
  "reservedUsername" text,
  "storeTime" bigint,
  "storeUsername" text,
  "storeUserType" text,
  "storeOtpMobile" text,
  "collectTime" bigint,
  "collectUsername" text,
  "collectUserMobile" text,
  "collectUserType" text,
  "podName" text,
  "podCollector" text,
  "podSignatureFileId" text,
  "expiryTime" bigint,
  "extraExpiryTime" bigint,
  "warehouseExpiryTime" bigint,
  "standardExpiryTime" bigint,
  "pinHmac" text,
  "category" text,
  "countryCode" text,
  "contentDescription" text,
  "costReasonId" integer references "costReasons",
  "reference" text,
  "withOrdersId" integer references "parcels",
  "providerId" integer references "providers",
  "agentId" integer references "agents",
  "warehouseLocation" text,
  ${cents('amountCents', 'ordersAmountCents', 'codAmountCents', 'dtAmountCents', 'codAmountPayableCents', 'dtAmountPayableCents')},
  ${stamps},
  -- Of several live parcels with one number, all but one, from versions that allowed it.
  "numberShared" boolean not null default false,
  "pinVerifier" text,
  "timesDoubtful" boolean not null default false,
  "announcedTime" bigint
);
-- A parcel deposited with another shares its box and does not hold it a second time.
create unique index "parcelsOneLivePerBox" on "parcels" ("boxId")
  where "ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED') and "withOrdersId" is null;
create unique index "parcelsBookNumber" on "parcels" ("bookNumber");
create index "parcelsUpdated" on "parcels" ("lastUpdatedTime" desc, "ordersId" desc);
${byUpdate('parcelsLocker', 'lockerId')}
${byUpdate('parcelsStatus', 'ordersStatus')}
${byUpdate('parcelsType', 'parcelType')}
${byUpdate('parcelsPaid', 'payStatus')}
${byUpdate('parcelsMember', 'memberId')}
${byUpdate('parcelsBoxType', 'boxTypeId')}
${byUpdate('parcelsProvider', 'providerId')}
${byPrefix('parcelsNumberPrefix', 'parcelNumber')}
${byPrefix('parcelsMobilePrefix', 'customerMobile')}
create index "parcelsBox" on "parcels" ("boxId", "lastUpdatedTime" desc);
create index "parcelsWith" on "parcels" ("withOrdersId") where "withOrdersId" is not null;
create index "parcelsAwaited" on "parcels" ((coalesce("bookTime", "creationTime"))) where "ordersStatus" = 'RESERVED';
create index "parcelsEnding" on "parcels" ("expiryTime") where "ordersStatus" = 'STORED';
-- Numbers in the order of their characters: one index finds them by their beginning and sorts them.
create index "parcelsNumberOrder" on "parcels" ("parcelNumber" collate "C", "ordersId");
create index "parcelsBookOrder" on "parcels" ("bookNumber" collate "C", "ordersId") where "bookNumber" is not null;
create index "parcelsStatusOrder" on "parcels" ("ordersStatus", "ordersId");
-- Those that a courier took: few among the many that were collected.
create index "parcelsByCourier" on "parcels" ("lastUpdatedTime" desc, "ordersId" desc)
  where upper("collectUserType") = 'COURIER';
${bySpan('parcelsBooked', 'bookTime')}
${bySpan('parcelsStored', 'storeTime')}
${bySpan('parcelsCollected', 'collectTime')}
${bySpan('parcelsExpiry', 'expiryTime')}
create index "parcelsNumberAnyCase" on "parcels" (upper("parcelNumber"));
create index "parcelsOfProvider" on "parcels" ("providerId", "parcelNumber", "ordersId" desc)
  where "providerId" is not null;
-- All that reports and statistics add up, so that they do not read the rows.
create index "parcelsUsage" on "parcels" ("storeTime")
  include ("lockerId", "providerId", "parcelType", "ordersStatus", "ordersId") where "storeTime" is not null;
-- Nearly empty: a sum of all that were booked leaves these out.
create index "parcelsNotBooked" on "parcels" ("ordersId") where "bookTime" is null;
create unique index "parcelsOneLivePerNumber" on "parcels" ("parcelNumber")
  where "ordersStatus" in ('RESERVED', 'STORED', 'EXPIRED') and not "numberShared";
create index "parcelsOfProviderLatest" on "parcels" ("providerId", "ordersId" desc) where "providerId" is not null;
create index "parcelsCollectTimes" on "parcels" ("collectTime")
  include ("storeTime", "parcelType", "lockerId", "providerId", "timesDoubtful")
  where "ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null;

-- A charge keeps the price it was made from; a customer has one unpaid subscription at a time.
create table "payments" (
  "paymentId" ${counted},
  "paymentScheme" text not null check ("paymentScheme" ${SCHEMES}),
  "amountCents" integer not null check ("amountCents" >= 0),
  "memberId" integer references "members",
  "ordersId" integer references "parcels",
  "payStatus" text not null default 'WAIT' check ("payStatus" in ('SUCCESS', 'WAIT')),
  "payTime" bigint not null,
  "startTimeUseLocker" bigint,
  "endTimeUseLocker" bigint,
  "creationTime" bigint not null,
  "listAmountCents" integer check ("listAmountCents" >= 0),
  "ratioHundredths" integer check ("ratioHundredths" between 0 and 10000)
);
create index "paymentsMember" on "payments" ("memberId", "payTime" desc);
create unique index "paymentsOneSubscription" on "payments" ("memberId") where "payStatus" = 'WAIT' and "ordersId" is null;
create index "paymentsOpen" on "payments" ("memberId") where "payStatus" = 'WAIT';
create index "paymentsReported" on "payments" ("payTime" desc, "paymentId" desc)
  include ("paymentScheme", "payStatus", "amountCents", "memberId");
create index "paymentsOrders" on "payments" ("ordersId") include ("amountCents", "payStatus") where "ordersId" is not null;
create index "paymentsOver" on "payments" ("endTimeUseLocker" desc, "paymentId" desc)
  where "paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS';
create index "paymentsSpans" on "payments" ("memberId", "endTimeUseLocker" desc, "startTimeUseLocker")
  include ("amountCents", "payTime") where "paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS';

-- Parcels that may be in a box without a record of it; the box is flagged until somebody has looked.
create table "strays" (
  "strayId" ${counted},
  "lockerId" integer not null references "lockers",
  "boxId" integer not null references "boxes",
  "ordersId" integer references "parcels",
  "parcelNumber" text not null,
  "laidInTime" bigint not null,
  "reportedTime" bigint not null,
  "settledTime" bigint,
  "settledBy" integer references "staff",
  "settledAs" text check ("settledAs" in ('RECORDED', 'EMPTY', 'TAKEN_OUT')),
  "cause" text not null default 'REPORTED' check ("cause" in ('REPORTED', 'WAREHOUSE'))
);
create unique index "straysStanding" on "strays" ("boxId", "parcelNumber") where "settledTime" is null;
create index "straysParcel" on "strays" ("ordersId", "boxId");
create index "straysLocker" on "strays" ("lockerId") where "settledTime" is null;
`;
