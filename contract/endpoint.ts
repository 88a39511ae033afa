// One call of the product: who may ask, method, path, input, output. Data only.
import type { z } from 'zod';
import { z as zod } from 'zod';
import type { Authority } from '../domain/people/authorities.ts';
import { pieces } from './pieces.ts';
import { beyond, paging } from './scalars.ts';

/** Who may ask: everybody, anybody signed in, a terminal or a provider with its key, or a holder of any one of the authorities. */
export type Needs = 'anyone' | 'signedIn' | 'terminal' | 'provider' | readonly Authority[];

type Schema = z.ZodType;

/** Only resources of our own put and delete: the documented calls get and post. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  readonly needs: Needs;
  readonly method: Method;
  readonly path: string;
  /** Path parameters, query and body in one object. */
  readonly input: I;
  readonly output: O;
  /** The record as it is read, where that is not what it answers: what a stale save is told, and may send back. */
  readonly record?: Schema;
  /** It takes the place of what is read, whatever its path calls it: that may be sent back as it was told. */
  readonly replaces?: boolean;
  /** `file`: the answer is a download, `events`: one that goes on until somebody ends it; `output` then describes nothing. */
  readonly gives: 'json' | 'file' | 'events';
  /**
   * `multipart`: a form with one file in the field `file` beside its input. `list`: the body is a bare list, which
   * is the field `list` of its input. A JSON object when left out.
   */
  readonly takes?: 'json' | 'multipart' | 'list';
  /** The largest file that a multipart endpoint takes, in bytes. */
  readonly largest?: number;
  /** Whoever signed in with a one-time password may ask it before they have set one of their own. */
  readonly withOneTimePassword?: true;
  /** It is asked only where the server announces this. */
  readonly feature?: string;
  /** `simple-rest`: on the wire it speaks as contract/ownCollection.ts says; input and output are the same for all. */
  readonly dialect?: 'simple-rest';
}

/** What a caller hands over. */
export type Input<E extends Endpoint> = z.input<E['input']>;
/** What the server's code receives: parsed, with defaults. */
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
/** What comes back. */
export type Output<E extends Endpoint> = z.output<E['output']>;

type Shape = z.ZodRawShape;

/** A file goes in, whole or in pieces; its input are the other fields of the form. */
export interface UploadEndpoint<
  F extends Shape = Shape,
  O extends Schema = Schema,
> extends Endpoint<z.ZodObject<F & typeof pieces>, O> {
  readonly takes: 'multipart';
  readonly largest: number;
}

/**
 * The answer of a paged list: `{ content, totalPages, totalElements }`. Ours: a long list is not counted to its end,
 * and then `totalIsLeast` says that there are more than it tells.
 */
export const pageOf = <R extends Schema>(row: R) =>
  zod.object({
    content: zod.array(row),
    totalPages: zod.int(),
    totalElements: zod.int(),
    totalIsLeast: beyond(zod.boolean().optional()),
  });

const make = <I extends Schema, O extends Schema>(
  needs: Needs,
  method: Method,
  path: string,
  input: I,
  output: O,
): Endpoint<I, O> => ({ needs, method, path, input, output, gives: 'json' });

/** A list endpoint also says what its rows are and by which of their fields it sorts. */
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
    /** A list goes in as a whole, `most` rows of it; its input is `{ list }`, the body the bare list. */
    postList: <T extends Schema, O extends Schema>(
      path: string,
      item: T,
      output: O,
      most: number,
    ): Endpoint<z.ZodObject<{ list: z.ZodArray<T> }>, O> => ({
      ...make(needs, 'POST', path, zod.strictObject({ list: zod.array(item).max(most) }), output),
      takes: 'list',
    }),
    /** A file goes in: a form with `file`, the fields of pieces.ts and `fields`. `largest` is in bytes. */
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
    /** A paged list. `sorts` names the row's fields it can be ordered by. */
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

/** Endpoints that a holder of any of the named authorities may ask. */
export const asking = (...authorities: [Authority, ...Authority[]]) => verbs(authorities);
/** Endpoints for anybody with a session. */
export const signedIn = verbs('signedIn');
/** Endpoints without sign-in; written out, never a default. */
export const anyone = verbs('anyone');
/** Endpoints for a locker's terminal, which proves itself by its own key. */
export const terminal = verbs('terminal');
/** Endpoints for a provider's own computers, which prove themselves by its requestor key. */
export const provider = verbs('provider');
