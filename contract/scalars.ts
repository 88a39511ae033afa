// Meanings a bare type cannot carry: ids, times, money, secrets, references, links.
import { z } from 'zod';
import { PICTURE_TYPES } from '../domain/terminals/pictures.ts';

/** How a field is to be read by people; screens choose a kind by it. */
export type Meaning =
  | 'id'
  | 'time'
  | 'date'
  | 'money'
  | 'secret'
  | 'phone'
  | 'email'
  | 'link'
  | 'longText'
  | 'percent'
  | 'reference'
  | 'references'
  | 'front'
  | FileMeaning;

/** Meanings of a field whose value is the id of a stored file. */
export const FILE_MEANINGS = ['picture', 'document'] as const;
export type FileMeaning = (typeof FILE_MEANINGS)[number];

const means = (kind: Meaning) => ({ kind });

/** The largest number of a column of four bytes, as records are counted by. */
export const INTEGER_MAX = 2_147_483_647;

/** A record's number up to `max`. In a query or a path it arrives as digits; in a body it must be a number. */
const recordNumber = (max: number) => {
  const number = z.int().positive().max(max);
  return z
    .union([
      number,
      z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .transform(Number)
        .pipe(number),
    ])
    .meta(means('id'));
};

/** A record's number, as far as the database counts. */
export const id = recordNumber(INTEGER_MAX);

/** The number of what is only ever added to, such as an event: counted in eight bytes. */
export const longId = recordNumber(Number.MAX_SAFE_INTEGER);

/** Another resource's record, by its number; `resource` is its one name, e.g. `lockers`. */
export const reference = (resource: string) => id.meta({ ...means('reference'), to: resource });

/** Several records of another resource, each once. */
export const references = (resource: string) =>
  z
    .array(id)
    .max(10_000)
    .meta({ ...means('references'), to: resource });

/** Later there is no day. */
const moment = z.int().min(0).max(8.64e15);

/** A moment: epoch milliseconds (R9.35). Digits when it stands in a query. */
export const time = z
  .union([
    moment,
    z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number)
      .pipe(moment),
  ])
  .meta(means('time'));

/** Free text of a person or a terminal, trimmed; `max` characters (1,000 unless told). */
export const text = (max = 1000) => z.string().trim().max(max);

/** A piece of text to look for. Empty means no filter. */
export const search = text(200).optional();

/** A field of an answer that the specification does not name: another server does not tell it, and screens do without. */
export const beyond = <S extends z.ZodType>(schema: S): S => schema.meta({ beyond: true });

/** An address a person can follow; http and https only, so that a link can never run a script. */
export const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//i)
  .meta(means('link'));

/** Free text of several lines. */
export const longText = (max = 4000) => z.string().trim().max(max).meta(means('longText'));

/** An amount in the network's currency: never less than nothing, with two decimals (R9.22). */
export const money = z.number().min(0).max(1_000_000_000).multipleOf(0.01).meta(means('money'));

/** A day, `YYYY-MM-DD`. */
export const date = z.iso.date().meta(means('date'));

/**
 * Filters a list by the days of a field, first and last day included: `<field>From` and `<field>To`. The field is a
 * date, or a time whose days are those of the network's time zone.
 */
export const between = <const F extends string>(field: F) => {
  const end = (name: 'from' | 'to') => date.optional().meta({ ends: field, end: name });
  return { [`${field}From`]: end('from'), [`${field}To`]: end('to') } as Record<
    `${F}From` | `${F}To`,
    z.ZodOptional<typeof date>
  >;
};

/** A file's id: a random text. */
export const fileId = z.string().regex(/^[\w-]{1,64}$/);

/** A picture of an own collection: uploaded, stored, kept while its record names it, drawn. */
export const picture = fileId.meta(means('picture'));

/** What a file of each meaning may be, as media types. */
export const FILE_TYPES: Readonly<Record<FileMeaning, readonly string[]>> = {
  picture: PICTURE_TYPES,
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    ...PICTURE_TYPES,
  ],
};

/** A file of an own collection that is downloaded. */
export const document = fileId.meta(means('document'));

/** What is written and never read again, such as a password. */
export const secret = (min = 1) => z.string().min(min).max(200).meta(means('secret'));

/** A mobile number without its area code, as a message is sent to it: digits alone. */
export const mobile = z
  .string()
  .trim()
  .regex(/^\d{4,20}$/);

/** A telephone number as people write it: so many digits at least, signs and blanks between them, a plus before them. */
const telephone = (least: number) =>
  z
    .string()
    .trim()
    .max(40)
    .regex(new RegExp(`^\\+?(?:[ ()-]*\\d){${least},}[ ()-]*$`))
    .meta(means('phone'));

/** Somebody's telephone number. */
export const phone = telephone(4);

/** A number that helps, such as 112: three digits are enough. */
export const helpline = telephone(3);

/** An e-mail address. */
export const email = z.email().max(200).meta(means('email'));

/** Zero-based page number (R7.3). */
const pageNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(1_000_000));

/** Rows a page: 10 unless told, 10,000 at most (R9.6). */
const pageSize = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(10_000));

/** What every paged list takes: page (zero-based), size, sort as `field,asc|desc` over the named fields. */
export function paging<const F extends string>(sortable: readonly F[]) {
  const orders = sortable.flatMap((field) => [`${field},asc`, `${field},desc`]);
  return {
    page: pageNumber.default(0),
    size: pageSize.default(10),
    sort: z.enum(orders as [string, ...string[]]).optional(),
  };
}

const WRAPPERS = ['optional', 'nullable', 'default'];

/** The schema under `optional`, `nullable` and `default`. */
export function inner(schema: z.ZodType): z.ZodType {
  const wrapped = schema as z.ZodType & { unwrap?: () => z.ZodType };
  const wraps = WRAPPERS.includes(schema.def.type);
  return wraps && wrapped.unwrap ? inner(wrapped.unwrap()) : schema;
}

/** What a field means beyond its type; undefined where its type says everything. */
export const meaningOf = (schema: z.ZodType): Meaning | undefined =>
  (inner(schema).meta() as { kind?: Meaning } | undefined)?.kind;
