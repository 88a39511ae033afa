// Type of a catalogue: English defines the keys, Chinese must have the same to compile.

/** The same keys with any texts; a missing or unknown key is a compile error. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};

/** A catalogue or a part of one. */
export interface Words {
  readonly [key: string]: string | Words;
}
