// Tables of the provider API: announced parcels, and the log of calls.
import type { Id, Json, Maybe } from './columns.ts';

/** A parcel announced by its provider and not yet delivered; deleted on delivery. */
export interface AnnouncementsTable {
  announcementId: Id;
  providerId: number;
  parcelNumber: string;
  /** The recipient's; mobile is area code and number. At least one of mobile and e-mail is set. */
  mobile: Maybe<string>;
  areaCode: string;
  email: Maybe<string>;
  creationTime: number;
}

/** A call received with an idempotency key. */
export interface AnnouncementKeysTable {
  providerId: number;
  key: string;
  /** HMAC of its content. */
  bodyHmac: string;
  answer: Json<unknown>;
  creationTime: number;
}

/** A call of /api/provider/v1; the source of the report of calls. */
export interface ProviderCallsTable {
  callId: Id;
  /** Null if the key was unknown. */
  providerId: Maybe<number>;
  /** The endpoint, e.g. `announce`. */
  call: string;
  parcelNumber: Maybe<string>;
  /** SUCCESS, or the code of the returned problem. */
  result: string;
  /** Duration in milliseconds. */
  callingTime: number;
  ip: Maybe<string>;
  time: number;
}
