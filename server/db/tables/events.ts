// Tables of events and of the outbox.
import type { EventType, Subject } from '../../../domain/events.ts';
import type {
  Channel,
  MessageError,
  MessageEvent,
  MessageState,
} from '../../../domain/messages/messages.ts';
import type { TableName } from '../tables.ts';
import type { Id, Maybe, Preset, PresetJson } from './columns.ts';

/** The subject of an event; resources without an entry use their table's name. */
export type SubjectType = TableName | Subject;

/** An event: the source of parcel histories, dashboards, reports and the audit trail. Never changed. */
export interface EventsTable {
  id: Id;
  time: number;
  type: EventType;
  subjectType: SubjectType;
  subjectId: string;
  lockerId: Maybe<number>;
  boxId: Maybe<number>;
  ordersId: Maybe<number>;
  memberId: Maybe<number>;
  byType: Maybe<'STAFF' | 'MEMBER' | 'AGENT' | 'PROVIDER' | 'TERMINAL' | 'SERVER'>;
  byId: Maybe<number>;
  byName: Maybe<string>;
  /** The client address of the request. */
  ip: Maybe<string>;
  fromState: Maybe<string>;
  toState: Maybe<string>;
  data: PresetJson<Record<string, unknown>>;
}

/** An outgoing message, written in the transaction of the change it reports. */
export interface OutboxTable {
  outboxId: Id;
  event: MessageEvent;
  channel: Channel;
  address: string;
  /** Values of the template's placeholders. */
  data: PresetJson<Record<string, unknown>>;
  state: Preset<MessageState>;
  tries: Preset<number>;
  /** When it is, or was, due. */
  nextTry: Maybe<number>;
  error: Maybe<MessageError>;
  /** The status the gateway refused it with. */
  errorStatus: Maybe<number>;
  /** Attempts with an unknown result. */
  unsureTries: Preset<number>;
  /** The claim of the server that is sending it. */
  claim: Maybe<string>;
  /** When the claim expires, by the database's clock. */
  claimUntil: Maybe<number>;
  /** When staff last sent it again. */
  resentTime: Maybe<number>;
  /** The template's text at the time of sending. */
  sentTitle: Maybe<string>;
  sentContent: Maybe<string>;
  /** Its PIN or code was removed from `data`. */
  emptied: Preset<boolean>;
  ordersId: Maybe<number>;
  memberId: Maybe<number>;
  creationTime: number;
  sentTime: Maybe<number>;
}
