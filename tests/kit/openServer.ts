// Opens the real server over a copy of the demo database, without a socket: tests ask it directly.
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import type { createApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/connect.ts';

/** What a test may change of the server it opens. */
export interface ServerOptions {
  /** Epoch milliseconds; the test owns the clock. */
  now?: () => number;
  config?: Partial<Config>;
}

/** What came back: the status, the body read (JSON where it is JSON), and the headers. */
export interface Answer<B> {
  status: number;
  body: B;
  headers: Headers;
}

export interface OpenServer {
  app: ReturnType<typeof createApp>;
  database: Database;
  /** Asks an endpoint; the type of the body is the endpoint's output, also where a refusal came. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>, as?: { token?: string }): Promise<Answer<Output<E>>>;
  /** Signs a demo account in and gives its token. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a server; close it after the test. */
export declare function openServer(options?: ServerOptions): Promise<OpenServer>;
