// Types of the API document's texts.

/**
 * Sentences by key. A key is a field's name, or is narrowed: `roles.name` is the field of an object or of a list's
 * items, `lockers/name` a field of a group of calls, `lockers.list/name` of one call, and `lockers/boxList.name` both.
 */
export type FieldDescriptions = Readonly<Record<string, string>>;

/** The name of an endpoint in lists, and what it does. */
export type Operation = readonly [summary: string, description: string];

/** The name of a resource, and what is specific to its operations. */
export interface Resource {
  readonly one: string;
  readonly many: string;
  /** An additional sentence for an operation. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The meaning of a problem code, and what the caller can do. */
export type ProblemTexts = readonly [meaning: string, action: string] | readonly [action: string];
