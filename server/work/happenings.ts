// The words for what happens in the network: event types, their subjects, and the events people are told of.
import type { EventType as Word, Subject } from '../../domain/events.ts';
import type { TableName } from '../db/tables.ts';

/** Event types and most subjects stand in domain/events.ts, where the contract and the words find them too. */
export type EventType = Word;

/** To what it happened; a noun that has no word of its own here goes by its table's name. */
export type SubjectKind = TableName | Subject;

/** What people are told of; each has a template in both types. */
export const TELL_EVENTS = [
  'RESERVATION',
  'DEPOSIT',
  'REMINDER',
  'EXPIRY',
  'COLLECTION',
  'PIN_RESEND',
  'PASSWORD_CODE',
  'ALERT',
  'REPORT',
] as const;
export type TellEvent = (typeof TELL_EVENTS)[number];
