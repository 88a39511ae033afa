// Declares an API endpoint: permissions, method, path, input and output. Data only.
import type { z } from 'zod';
import { z as zod } from 'zod';
import type { Authority } from '../domain/people/authorities.ts';
import { pieces } from './pieces.ts';
import { extension, paging } from './scalars.ts';

/** Who may call it: everyone, any signed-in user, a terminal or provider with its key, or a holder of any of the authorities. */
export type Needs = 'anyone' | 'signedIn' | 'terminal' | 'provider' | readonly Authority[];

type Schema = z.ZodType;

/** PUT and DELETE are used only by extensions: the documented calls use GET and POST. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  readonly needs: Needs;
  readonly method: Method;
  readonly path: string;
  /** Path parameters, query and body merged into one object. */
  readonly input: I;
  readonly output: O;
  /** The record as read, if it differs from the output: returned on a stale save, and accepted back. */
  readonly record?: Schema;
  /** Replaces the record that was read, whatever its path is called; unchanged read-only values may be sent back. */
  readonly replaces?: boolean;
  /** `file`: a download. `events`: a stream, open until one side closes it. Neither uses `output`. */
  readonly gives: 'json' | 'file' | 'events';
  /**
   * `multipart`: a form with one file in the field `file` plus the input. `list`: the body is a bare array, passed as
   * the input field `list`. Defaults to a JSON object.
   */
  readonly takes?: 'json' | 'multipart' | 'list';
  /** Other names under which query parameters are accepted, with the name they have here. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Maximum file size of a multipart endpoint, in bytes. */
  readonly largest?: number;
  /** For anyone, but tells more in a session. */
  readonly recognizes?: true;
  /** Allowed before a one-time password has been changed. */
  readonly withOneTimePassword?: true;
  /** Called only if the server announces this feature. */
  readonly feature?: string;
  /** `simple-rest`: uses the wire format of contract/ownCollection.ts; input and output are unaffected. */
  readonly dialect?: 'simple-rest';
}

/** Input as passed by a caller. */
export type Input<E extends Endpoint> = z.input<E['input']>;
/** Input as received by the handler: parsed, with defaults. */
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
/** The response of any server: its ids are numbers or texts. */
export type Output<E extends Endpoint> = z.input<E['output']>;
/** The response of the reference server, whose ids are numbers. */
export type ParsedOutput<E extends Endpoint> = z.output<E['output']>;

type Shape = z.ZodRawShape;

/** A file upload, whole or in chunks; the input is the other form fields. */
export interface UploadEndpoint<
  F extends Shape = Shape,
  O extends Schema = Schema,
> extends Endpoint<z.ZodObject<F & typeof pieces>, O> {
  readonly takes: 'multipart';
  readonly largest: number;
}

/**
 * Response of a paged list: `{ content, totalPages, totalElements }`. Not in the specification: `totalIsLeast` marks the
 * total as a lower bound, where events are not counted completely.
 */
export const pageOf = <R extends Schema>(row: R) =>
  zod.object({
    content: zod.array(row),
    totalPages: zod.int(),
    totalElements: zod.int(),
    totalIsLeast: extension(zod.boolean().optional()),
  });

const make = <I extends Schema, O extends Schema>(
  needs: Needs,
  method: Method,
  path: string,
  input: I,
  output: O,
): Endpoint<I, O> => ({ needs, method, path, input, output, gives: 'json' });

/** A list endpoint also declares its row schema and its sortable fields. */
export interface Listing<
  F extends Shape = Shape,
  R extends z.ZodObject = z.ZodObject,
> extends Endpoint<z.ZodObject<F & ReturnType<typeof paging>>, ReturnType<typeof pageOf<R>>> {
  readonly row: R;
  readonly filters: readonly (keyof F & string)[];
  readonly sorts: readonly string[];
}

function verbs(needs: Needs) {
  return {
    get: <I extends Shape, O extends Schema>(path: string, input: I, output: O) =>
      make(needs, 'GET', path, zod.strictObject(input), output),
    post: <I extends Shape, O extends Schema>(path: string, input: I, output: O) =>
      make(needs, 'POST', path, zod.strictObject(input), output),
    put: <I extends Shape, O extends Schema>(path: string, input: I, output: O) =>
      make(needs, 'PUT', path, zod.strictObject(input), output),
    delete: <I extends Shape, O extends Schema>(path: string, input: I, output: O) =>
      make(needs, 'DELETE', path, zod.strictObject(input), output),
    /** Submits a list of up to `most` rows as a bare array; the input is `{ list }`. */
    postList: <T extends Schema, O extends Schema>(
      path: string,
      item: T,
      output: O,
      most: number,
    ): Endpoint<z.ZodObject<{ list: z.ZodArray<T> }>, O> => ({
      ...make(needs, 'POST', path, zod.strictObject({ list: zod.array(item).max(most) }), output),
      takes: 'list',
    }),
    /** A file upload: a form with `file`, the fields of pieces.ts and `fields`. `largest` is in bytes. */
    upload: <F extends Shape, O extends Schema>(
      path: string,
      fields: F,
      output: O,
      largest: number,
    ): UploadEndpoint<F, O> => ({
      ...make(needs, 'POST', path, zod.strictObject({ ...fields, ...pieces }), output),
      takes: 'multipart',
      largest,
    }),
    /** A paged list. `sorts` lists the row fields that it can be sorted by. */
    listing: <F extends Shape, R extends z.ZodObject>(
      path: string,
      filters: F,
      row: R,
      sorts: readonly (keyof z.output<R> & string)[],
    ): Listing<F, R> => ({
      ...make(needs, 'GET', path, zod.strictObject({ ...filters, ...paging(sorts) }), pageOf(row)),
      row,
      filters: Object.keys(filters),
      sorts,
    }),
    /** A download. */
    file: <I extends Shape>(path: string, input: I): Endpoint<z.ZodObject<I>, z.ZodVoid> => ({
      ...make(needs, 'GET', path, zod.strictObject(input), zod.void()),
      gives: 'file',
    }),
  };
}

/** Endpoints for holders of any of the given authorities. */
export const asking = (...authorities: [Authority, ...Authority[]]) => verbs(authorities);
/** Endpoints for any signed-in user. */
export const signedIn = verbs('signedIn');
/** Endpoints without sign-in; always explicit, never a default. */
export const anyone = verbs('anyone');
/** Endpoints for a locker's terminal, authenticated by its own key. */
export const terminal = verbs('terminal');
/** Endpoints for providers' systems, authenticated by the requestor key. */
export const provider = verbs('provider');
