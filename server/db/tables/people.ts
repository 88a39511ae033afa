// Tables of people: staff and roles, members, providers and their agents.
import type { MessageLanguage, NotifyType, PaymentScheme } from '../../../domain/limits.ts';
import type { LoginType } from '../../../domain/people/passwords.ts';
import type { Id, Json, Maybe, Preset, Stamps } from './columns.ts';

export interface RolesTable extends Stamps {
  roleId: Id;
  name: string;
  description: string;
  loginType: LoginType;
  authoritySet: Json<string[]>;
  deletedAt: Maybe<number>;
}

/** People who sign in: console staff and terminal users, distinguished by their role's login type. */
export interface StaffTable extends Stamps {
  userId: Id;
  roleId: number;
  username: string;
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  staffNo: Maybe<string>;
  mobile: Maybe<string>;
  email: Maybe<string>;
  /** argon2id. */
  passwordHash: string;
  /** It is a one-time password and must be replaced on first sign-in. */
  mustChangePassword: Preset<boolean>;
  /** The validity period of the account. */
  startTime: Maybe<number>;
  endTime: Maybe<number>;
  userStatus: Preset<'ACTIVE' | 'LOCKED'>;
  deletedAt: Maybe<number>;
}

export interface MembersTable extends Stamps {
  memberId: Id;
  username: string;
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  memberNo: string;
  mobile: Maybe<string>;
  email: Maybe<string>;
  address: Maybe<string>;
  memberStatus: Preset<'ACTIVE' | 'INACTIVE' | 'SUSPEND'>;
  suspendFlag: Preset<boolean>;
  paymentScheme: Preset<PaymentScheme>;
  primaryLockerId: Maybe<number>;
  secondaryLockerId: Maybe<number>;
  /** Prefers accessible boxes. */
  disabled: Preset<boolean>;
  notifyType: Preset<NotifyType>;
  /** The language of their messages; null: the network's. */
  language: Maybe<MessageLanguage>;
  startTimeUseLocker: Maybe<number>;
  endTimeUseLocker: Maybe<number>;
  deletedAt: Maybe<number>;
}

export interface ProvidersTable extends Stamps {
  providerId: Id;
  providerNumber: string;
  providerName: string;
  providerType: Maybe<string>;
  providerStatus: Preset<'ACTIVE' | 'LOCKED'>;
  contractStartTime: Maybe<number>;
  contractEndTime: Maybe<number>;
  /** Days a parcel of this provider may stay. */
  expirationDays: Maybe<number>;
  /** HMAC of the provider's API key. */
  requestorKeyHmac: Maybe<string>;
  /** When that key was created. */
  requestorKeyTime: Maybe<number>;
  deletedAt: Maybe<number>;
}

export interface AgentsTable extends Stamps {
  agentId: Id;
  agentNumber: string;
  agentName: string;
  providerId: number;
  agentStatus: Preset<'ACTIVE' | 'LOCKED'>;
  effectiveTimeStart: Maybe<number>;
  effectiveTimeEnd: Maybe<number>;
  deletedAt: Maybe<number>;
}
