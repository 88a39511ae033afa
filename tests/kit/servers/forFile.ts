// Opens what all tests of a file share or one test has, and makes what each of them has for itself; both at the top of the file.
import { afterAll, beforeEach, onTestFinished } from 'vitest';

type Closing = { close(): unknown } | { stop(): unknown };

/** Waits until it is open, and closes it after the last test of the file. */
export async function forFile<T extends Closing>(opening: Promise<T>): Promise<T> {
  const opened = await opening;
  afterAll(async () => void (await ('close' in opened ? opened.close() : opened.stop())));
  return opened;
}

/** Waits until it is open, and closes it after the test. */
export async function forTest<T extends { close(): unknown }>(opening: Promise<T>): Promise<T> {
  const opened = await opening;
  onTestFinished(async () => void (await opened.close()));
  return opened;
}

/** An object that is another one in each test: its fields are made before the test, its methods are those of the class. */
export function forEachTest<T extends object>(of: { prototype: T }, make: () => Promise<T>): T {
  const one: T = Object.create(of.prototype);
  beforeEach(async () => {
    Object.assign(one, await make());
  });
  return one;
}
