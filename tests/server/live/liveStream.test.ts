// The order of a stream's messages: what was missed comes first, whatever happens while it is read.
import { expect, it } from 'vitest';
import type { LiveReader } from '../../../server/http/context.ts';
import { messageOf, openStream } from '../../../server/live/liveStream.ts';

const reader = {
  user: { authoritySet: [] as string[] },
  signal: new AbortController().signal,
  hangUp: () => undefined,
} as unknown as LiveReader;

it('tells what was missed before what happens meanwhile, so that no number stands for more than was told', async () => {
  const stream = openStream(reader, () => undefined);
  stream.send(messageOf(9, { boxStates: [9] }));
  stream.begin(messageOf(8, { boxStates: [7, 8] }));
  stream.send(messageOf(10, { boxStates: [10] }));
  stream.end();
  const ids = [...(await new Response(stream.body).text()).matchAll(/^id: (\d+)$/gm)];
  expect(ids.map(([, id]) => id)).toEqual(['8', '9', '10']);
});
