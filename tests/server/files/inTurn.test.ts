// Packages are looked into one after another: none begins before the one ahead of it has ended.
import { expect, it } from 'vitest';
import { inTurn } from '../../../server/outside/inTurn.ts';

it('the next begins when the one before has ended, also where that failed', async () => {
  const seen: string[] = [];
  const work = inTurn(async (name: string) => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    if (name === 'first') throw new Error('The first is broken.');
    return name;
  });
  const answers = await Promise.allSettled([work('first'), work('second'), work('third')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const order = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(seen).toEqual(order);
});
