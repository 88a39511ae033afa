// Opens the whole house for a test: the real server, the real screens, signed in where asked.
import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OpenServer, ServerOptions } from './openServer.ts';

export interface HouseOptions {
  /** The address to open, e.g. `/app/lockers`; the dashboard when left out. */
  at?: string;
  /** The demo account that is signed in; nobody when left out. */
  user?: 'admin' | 'root' | 'operator' | 'support' | 'viewer';
  /** English when left out. */
  language?: 'en' | 'zh';
  /** Width of the screen in CSS pixels; 1440 when left out. */
  width?: number;
  /** A server that is already open; one of its own is opened, and closed after the test, when left out. */
  server?: OpenServer;
  serverOptions?: ServerOptions;
}

export interface House {
  server: OpenServer;
  user: UserEvent;
  screen: RenderResult;
  /** The address that the browser shows, with its query. */
  address(): string;
}

/** Opens the house; everything is closed by itself after the test. */
export declare function openHouse(options?: HouseOptions): Promise<House>;
