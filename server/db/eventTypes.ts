// Names of events: event types, their subjects, and the events that send messages.
import type { EventType as Word, Subject } from '../../domain/events.ts';
import type { MessageEvent } from '../../domain/messages/messages.ts';
import type { TableName } from './tables.ts';

/** Event types and most subjects are defined in domain/events.ts, for the contract and the catalogues. */
export type EventType = Word;

/** The subject of an event; resources without an entry use their table's name. */
export type SubjectType = TableName | Subject;

/** Events that send messages; each has a template for both channels. */
export type OutboxEvent = MessageEvent;
