// The context the app shell gives the pages before sign-in, which know no router and no react-admin.
import { createContext, useContext } from 'react';
import type { Language } from '../../../../domain/limits.ts';
import type { sessions } from '../../../../contract/account/sessions.ts';
import type { Input } from '../../../../contract/endpoint.ts';

/** Translates a key into the selected language. */
export type Say = (
  key: string,
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

export interface Auth {
  readonly say: Say;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Signs in and opens the requested page. Rejects with the server's `CallError`. */
  readonly signIn: (credentials: Input<typeof sessions.login>) => Promise<void>;
  /** Navigates to another page before sign-in. */
  readonly onGo: (address: string) => void;
  /** The requested path and its query string. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether the visitor was redirected to sign-in from another page. */
  readonly returning: boolean;
}

const nowhere = (): never => {
  throw new Error('A page before sign-in stands outside its door.');
};

export const AuthContext = createContext<Auth | undefined>(undefined);

/** The app shell's context value. */
export const useAuthContext = (): Auth => useContext(AuthContext) ?? nowhere();
