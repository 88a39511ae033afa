// English catalogue needed by every page: its keys are the exports of these files.
import english from 'ra-language-english';

export * as resources from './resources.ts';
export * from './app.ts';
export * from './choices.ts';
export * from './components.ts';
export * from './engine.ts';
export * from './problems.ts';

/** react-admin's own, with the product's word for leaving it. */
export const ra: typeof english.ra = {
  ...english.ra,
  auth: { ...english.ra.auth, logout: 'Sign out' },
};
