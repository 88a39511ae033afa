// Every declared resource by name: what refers to a record of another resource finds there how it is listed and called.
import { createContext } from 'react';
import type { Resource } from './defineResource.ts';

/** The roof gives them. */
export const Resources = createContext<Readonly<Record<string, Resource>>>({});
