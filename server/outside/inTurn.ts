// Work that one after another may do, never two at once.

/** The same work, which waits until what was asked of it before has ended, however that ended. */
export function inTurn<A, B>(work: (given: A) => Promise<B>): (given: A) => Promise<B> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const mine = last.then(() => work(given));
    last = mine.catch(() => {});
    return mine;
  };
}
