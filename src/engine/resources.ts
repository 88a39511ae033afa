// All declared resources by name, so that references can list and name records of others.
import { createContext } from 'react';
import type { Resource } from './defineResource.ts';

/** Provided by the app shell. */
export const Resources = createContext<Readonly<Record<string, Resource>>>({});
