// The HTTP application: every endpoint of the contract with its answer, behind the same doors.
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { House } from './http/ask.ts';

/** Makes the application; `.fetch` takes a Request and gives a Response, with or without a socket below it. */
export function createApp(_house: House): Hono<{ Bindings: Partial<HttpBindings> }> {
  return new Hono();
}
