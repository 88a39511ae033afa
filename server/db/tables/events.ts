// What happened, and what is to be told to whom about it.
import type { Channel, MessageError, MessageState } from '../../../domain/messages/messages.ts';
import type { EventType, SubjectKind, TellEvent } from '../eventTypes.ts';
import type { Id, Maybe, Preset, PresetJson } from './columns.ts';

/** One line of the history that parcel histories, dashboards, reports and audits are read from. Never changed. */
export interface EventsTable {
  id: Id;
  time: number;
  type: EventType;
  subjectKind: SubjectKind;
  subjectId: string;
  lockerId: Maybe<number>;
  boxId: Maybe<number>;
  ordersId: Maybe<number>;
  memberId: Maybe<number>;
  byKind: Maybe<'STAFF' | 'MEMBER' | 'AGENT' | 'PROVIDER' | 'TERMINAL' | 'SERVER'>;
  byId: Maybe<number>;
  byName: Maybe<string>;
  /** The address it was asked from. */
  ip: Maybe<string>;
  fromState: Maybe<string>;
  toState: Maybe<string>;
  data: PresetJson<Record<string, unknown>>;
}

/** A message that waits to leave; written in the transaction of the change it tells of. */
export interface OutboxTable {
  outboxId: Id;
  event: TellEvent;
  channel: Channel;
  address: string;
  /** What fills the template's placeholders. */
  data: PresetJson<Record<string, unknown>>;
  state: Preset<MessageState>;
  tries: Preset<number>;
  /** When it is due, or was. */
  nextTry: Maybe<number>;
  error: Maybe<MessageError>;
  /** The number that the gateway gave with its refusal. */
  errorStatus: Maybe<number>;
  /** Tries of which nobody knows whether they arrived. */
  unsureTries: Preset<number>;
  /** Who sends it now: one claim of one server. */
  claim: Maybe<string>;
  /** Until when whoever sends it is believed, by the database's clock. */
  claimUntil: Maybe<number>;
  /** When staff sent it again, the last time. */
  resentTime: Maybe<number>;
  /** What its template said when it was sent. */
  sentTitle: Maybe<string>;
  sentContent: Maybe<string>;
  /** Its PIN or code was taken out of `data`. */
  emptied: Preset<boolean>;
  ordersId: Maybe<number>;
  memberId: Maybe<number>;
  creationTime: number;
  sentTime: Maybe<number>;
}
