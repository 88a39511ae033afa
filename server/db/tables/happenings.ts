// What happened, and what is to be told to whom about it.
import type { EventType, SubjectKind, TellEvent } from '../../work/happenings.ts';
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
  channel: 'SMS' | 'MAIL';
  address: string;
  /** What fills the template's placeholders. */
  data: PresetJson<Record<string, unknown>>;
  state: Preset<'WAITING' | 'SENDING' | 'SENT' | 'FAILED'>;
  tries: Preset<number>;
  nextTry: Maybe<number>;
  error: Maybe<string>;
  ordersId: Maybe<number>;
  memberId: Maybe<number>;
  creationTime: number;
  sentTime: Maybe<number>;
}
