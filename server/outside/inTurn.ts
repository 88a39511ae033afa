// Serializes asynchronous work: never two calls at once.

/** The same function; each call waits until the previous one has settled. */
export function inTurn<A, B>(work: (given: A) => Promise<B>): (given: A) => Promise<B> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const mine = last.then(() => work(given));
    last = mine.catch(() => {});
    return mine;
  };
}
