// What the pages before sign-in are given by the roof: they know no router and no react-admin.
import { createContext, useContext } from 'react';
import type { SessionUser } from '../../../../contract/account/sessions.ts';

/** Gives the words of a key in the language that was chosen. */
export type Say = (
  key: string,
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

export interface Auth {
  readonly say: Say;
  readonly language: 'en' | 'zh';
  readonly onLanguage: (language: 'en' | 'zh') => void;
  readonly onSignedIn: (user: SessionUser) => void;
  /** Goes to another page before sign-in. */
  readonly onGo: (address: string) => void;
  /** The path that was asked for, and what stands behind its `?`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether the visitor was on the way to a page when the sign-in was missing. */
  readonly returning: boolean;
}

const nowhere = (): never => {
  throw new Error('A page before sign-in stands outside its door.');
};

export const AuthContext = createContext<Auth | undefined>(undefined);

/** What the roof gave. */
export const useAuthContext = (): Auth => useContext(AuthContext) ?? nowhere();
