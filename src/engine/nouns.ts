// Every declared noun by name: what refers to a record of another noun finds there how it is listed and called.
import { createContext } from 'react';
import type { Resource } from './defineResource.ts';

/** The roof gives them. */
export const Nouns = createContext<Readonly<Record<string, Resource>>>({});
