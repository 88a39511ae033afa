// The words for what happens in the network: event types, their subjects, and the events people are told of.
import type { EventType as Word, Subject } from '../../domain/events.ts';
import type { MessageEvent } from '../../domain/messages/messages.ts';
import type { TableName } from './tables.ts';

/** Event types and most subjects stand in domain/events.ts, where the contract and the words find them too. */
export type EventType = Word;

/** To what it happened; a resource that has no word of its own here goes by its table's name. */
export type SubjectKind = TableName | Subject;

/** What people are told of; each has a template in both types. */
export type TellEvent = MessageEvent;
