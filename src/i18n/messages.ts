// The shape of a catalogue: English says which keys there are, Chinese has the same or does not compile.

/** The same keys with any words; a missing or a foreign key is a compile error. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};

/** A catalogue or a part of one. */
export interface Words {
  readonly [key: string]: string | Words;
}
