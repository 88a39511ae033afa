// Describes the format of each field type once, for all fields of that type.
import type { Meaning } from '../../contract/scalars.ts';

/** Unit and format of each field type, appended to the field's sentence; empty if the schema suffices. */
export const SCALARS = {
  id: 'A record number: a positive integer.',
  time: 'Unix time in milliseconds.',
  date: 'A day as `YYYY-MM-DD`.',
  money: "An amount in the network's currency, with at most two decimals.",
  secret: 'Written and never returned.',
  phone:
    'A telephone number: digits, optionally with spaces, hyphens, parentheses and a leading plus.',
  email: 'An e-mail address.',
  link: 'An http or https URL.',
  longText: 'May contain line breaks.',
  percent: 'A percentage from 0 to 100, with at most two decimals.',
  reference: 'A record number: a positive integer.',
  references: 'Record numbers, each at most once.',
  front: 'One string per column, two characters per box.',
  picture: 'The id of an uploaded picture.',
  document: 'The id of an uploaded document.',
  number: 'A whole number; a string of its digits is accepted as well.',
} as const satisfies Record<Meaning | 'number', string>;
