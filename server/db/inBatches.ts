// Gathers calls that arrive within milliseconds, so that one statement serves all of them.
import { setTimeout as sleep } from 'node:timers/promises';

interface Call<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

/** From the start of a batch to that of the next, which takes what has arrived in the meantime. */
const EVERY_MS = 10;
const MOST = 500;

/** What the database refuses because of its content, and deadlocks: without the call at fault, the others succeed. */
const isRefused = (error: unknown): boolean =>
  /^(22|23|40)...$/.test(String((error as { code?: unknown } | null)?.code));

/**
 * Turns work on several inputs into a function of one. The first call begins at once; one batch runs at a time.
 * @param work returns an output for each input, in their order; of a batch that the database refuses, each half is
 *   tried again
 */
export function inBatches<In, Out>(
  work: (inputs: In[]) => Promise<Out[]>,
): (input: In) => Promise<Out> {
  const waiting: Call<In, Out>[] = [];
  let isRunning = false;
  const serve = async (calls: Call<In, Out>[]): Promise<void> => {
    try {
      const outputs = await work(calls.map(({ input }) => input));
      for (const [at, { resolve }] of calls.entries()) resolve(outputs[at]!);
    } catch (error) {
      if (calls.length === 1 || !isRefused(error))
        return calls.forEach(({ reject }) => reject(error));
      await serve(calls.splice(0, calls.length >> 1));
      await serve(calls);
    }
  };
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) await Promise.all([serve(waiting.splice(0, MOST)), sleep(EVERY_MS)]);
    isRunning = false;
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}
