// What providers say to the network: the parcels that they announce, and every call that they make.
import type { Id, Json, Maybe } from './columns.ts';

/** A parcel that its provider announced and nobody has brought yet; it goes when the parcel is there. */
export interface AnnouncementsTable {
  announcementId: Id;
  providerId: number;
  parcelNumber: string;
  /** The recipient's, as its area code and address; one of number and address at least. */
  mobile: Maybe<string>;
  areaCode: string;
  email: Maybe<string>;
  creationTime: number;
}

/** A call that was taken under a key of the partner's own. */
export interface AnnouncementKeysTable {
  providerId: number;
  key: string;
  /** HMAC of what it said. */
  bodyHmac: string;
  answer: Json<unknown>;
  creationTime: number;
}

/** One call at /api/provider/v1; what the report of calls is read from. */
export interface ProviderCallsTable {
  callId: Id;
  /** Null where the key was not known. */
  providerId: Maybe<number>;
  /** The endpoint, e.g. `announce`. */
  call: string;
  parcelNumber: Maybe<string>;
  /** SUCCESS, or the code of the problem that was answered. */
  result: string;
  /** How long the answer took, in milliseconds. */
  callingTime: number;
  ip: Maybe<string>;
  time: number;
}
