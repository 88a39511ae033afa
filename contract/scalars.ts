// Scalar schemas with a meaning: ids, times, money, secrets, references, links.
import { z } from 'zod';
import {
  DEFAULT_AREA_CODE,
  FIRST_WIRE_PAGE,
  LIST_PAGE_SIZE,
  PASSWORD_MAX,
  PICKER_SIZE,
} from '../domain/limits.ts';
import { foldedNumber, readAreaCode, readMobile } from '../domain/people/mobiles.ts';
import type { RecordId } from '../domain/recordId.ts';
import { tidy } from '../domain/tidy.ts';
import { PICTURE_TYPES } from '../domain/terminals/pictures.ts';

export type { RecordId };

/** Semantic type of a field; the UI selects its field type by it. */
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

/** Meanings of fields that hold the id of a stored file. */
export const FILE_MEANINGS = ['picture', 'document'] as const;
export type FileMeaning = (typeof FILE_MEANINGS)[number];

/** A field's meaning, as metadata of its schema. */
export const means = (meaning: Meaning) => ({ meaning });

/** Maximum of a four-byte integer column, as used for record ids. */
export const INTEGER_MAX = 2_147_483_647;

/**
 * A record id up to `max`. Digits in a query or path; a number in a body. Opaque before it is parsed, as in the screens;
 * a number of the reference server's after.
 */
const recordNumber = (max: number): z.ZodType<number, RecordId> => {
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

/** A record id, up to the database maximum. */
export const id = recordNumber(INTEGER_MAX);

/** Id of an append-only row such as an event: an eight-byte integer. */
export const longId = recordNumber(Number.MAX_SAFE_INTEGER);

/** An id that staff enter as a number, such as that of a zone: no list has it. */
export const enteredId = z.int().min(1).max(INTEGER_MAX).meta(means('id')) as z.ZodType<
  number,
  RecordId
>;

/** Id of a box type: a number of the static list on every server (R3.30). */
export const boxTypeId = id as z.ZodType<number, number>;

/** Id of another resource's record; `resource` is the resource's name, e.g. `lockers`. */
export const reference = (resource: string) => id.meta({ ...means('reference'), to: resource });

/** Ids of several records of another resource, at most as many as a picker has. */
export const references = (resource: string) =>
  z
    .array(id)
    .max(PICKER_SIZE)
    .meta({ ...means('references'), to: resource });

/** A number in digits, at most so many, as queries and forms write it. */
export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number);

/** The latest representable date. */
const moment = z.int().min(0).max(8.64e15);

/** A moment in epoch milliseconds (R9.35). Digits in a query. */
export const time = z.union([moment, digits(16).pipe(moment)]).meta(means('time')) as z.ZodType<
  number,
  number
>;

/** Free text from a person or terminal, trimmed; up to `max` characters (default 1,000). */
export const text = (max = 1000) => z.string().trim().max(max);

/** A number or code that staff enter, as `tidy` keeps it, so that scanners and searches find it; up to `max` characters. */
export const code = (max: number) => z.string().overwrite(tidy).max(max);

/** A search text. Empty means no filter. */
export const search = text(200).optional();

/** Output field that is not in the specification: other servers omit it, and screens handle its absence. */
export const extension = <S extends z.ZodType>(schema: S): S => schema.meta({ extension: true });

/** Whether a field was declared with `extension`. */
export const isExtension = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && z.globalRegistry.get(schema)?.['extension'] === true;

/** A URL to open; http and https only, so that a link cannot run a script. */
export const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//i)
  .meta(means('link'));

/** Multi-line free text. */
export const longText = (max = 4000) => z.string().trim().max(max).meta(means('longText'));

/** An amount in the network's currency: non-negative, two decimals (R9.22). */
export const money = z.number().min(0).max(1_000_000_000).multipleOf(0.01).meta(means('money'));

/** A date, `YYYY-MM-DD`. */
export const date = z.iso.date().meta(means('date'));

/**
 * Filters a list by days, both inclusive: `<field>From` and `<field>To`. The field is a date, or a time whose days are
 * in the network's time zone.
 */
export const between = <const F extends string>(field: F) => {
  const end = (name: 'from' | 'to') => date.optional().meta({ ends: field, end: name });
  return { [`${field}From`]: end('from'), [`${field}To`]: end('to') } as Record<
    `${F}From` | `${F}To`,
    z.ZodOptional<typeof date>
  >;
};

/** A file id: a random string. */
export const fileId = z.string().regex(/^[\w-]{1,64}$/);

/** A picture field of an own collection; the file is stored as long as its record refers to it. */
export const picture = fileId.meta(means('picture'));

/** Allowed media types by meaning. */
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

/** A downloadable file of an own collection. */
export const document = fileId.meta(means('document'));

/** Write-only, such as a password. */
export const secret = (min = 1) => z.string().min(min).max(PASSWORD_MAX).meta(means('secret'));

/** A formatted telephone number: a minimum number of digits, with punctuation, spaces and an optional plus. */
const telephone = (least: number) =>
  z
    .string()
    .overwrite(foldedNumber)
    .max(40)
    .regex(new RegExp(`^\\+?(?:[ ()./-]*\\d){${least},}[ ()./-]*$`))
    .meta(means('phone'));

/** A person's telephone number; its area code may be a field of its own. */
export const phone = telephone(4);

/** A mobile number that can be dialled; without an international prefix, one of the network's own country. */
export const mobile = phone
  .superRefine((typed, at) => {
    const { error } = readMobile(DEFAULT_AREA_CODE, typed);
    if (error) at.addIssue({ code: 'custom', message: error, input: typed });
  })
  .meta(means('phone'));

/** An area code that a country has, with or without 00 or a plus. */
export const areaCode = z
  .string()
  .overwrite(foldedNumber)
  .regex(/^\+?\d{1,8}$/)
  .refine((typed) => readAreaCode(typed) !== undefined, 'areaCodeUnknown');

/** A help number such as 112: three digits are enough. */
export const helpline = telephone(3);

/** An e-mail address. */
export const email = z.string().overwrite(tidy).max(200).check(z.email()).meta(means('email'));

/** Zero-based page number (R7.3). */
const pageNumber = z.union([z.int(), digits(7)]).pipe(z.int().min(FIRST_WIRE_PAGE).max(1_000_000));

/** Page size: 10 by default, at most 10,000 (R9.6). */
export const pageSize = z.union([z.int(), digits(5)]).pipe(z.int().min(1).max(PICKER_SIZE));

/** Params of every paged list: page (zero-based), size, sort as `field,asc|desc` over the given fields. */
export function paging<const F extends string>(sortable: readonly F[]) {
  const orders = sortable.flatMap((field) => [`${field},asc`, `${field},desc`]);
  return {
    page: pageNumber.default(FIRST_WIRE_PAGE),
    size: pageSize.default(LIST_PAGE_SIZE),
    sort: z.enum(orders as [string, ...string[]]).optional(),
  };
}

const WRAPPERS = ['optional', 'nullable', 'default'];

/** Unwraps `optional`, `nullable` and `default`. */
export function inner(schema: z.ZodType): z.ZodType {
  const wrapped = schema as z.ZodType & { unwrap?: () => z.ZodType };
  const wraps = WRAPPERS.includes(schema.def.type);
  return wraps && wrapped.unwrap ? inner(wrapped.unwrap()) : schema;
}

/** Whether a schema accepts a value. */
export const takes = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Semantic type of a field; undefined if its schema type is sufficient. */
export const meaningOf = (schema: z.ZodType): Meaning | undefined =>
  (inner(schema).meta() as { meaning?: Meaning } | undefined)?.meaning;
