// A server that stops answers what is under way, and takes nothing more on the same connections.
import { Agent, get, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Bindings } from '../../../server/http/bindings.ts';
import { readConfig } from '../../../server/system/config.ts';
import { listen } from '../../../server/listen.ts';

it('a caller who polls on one connection does not hold up the end', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrived = () => {};
  const there = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const app = new Hono<Bindings>();
  app.get('/poll', async (c) => {
    arrived();
    await asked;
    return c.text('nothing yet');
  });
  const listening = await listen(app, readConfig({ PORT: '0' }));
  const agent = new Agent({ keepAlive: true });
  const poll = new Promise<IncomingMessage>((resolve, reject) => {
    get(`${listening.local}/poll`, { agent }, resolve).on('error', reject);
  });
  await there;
  const closed = listening.close();
  answer();
  const { statusCode, headers } = await poll.then((response) => response.resume());
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  agent.destroy();
});
