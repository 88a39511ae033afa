// English: every word of the signed-in product, a file a noun or room. One line each, in the order of the menu.
import react from 'ra-language-english';
import { app } from './app.ts';
import { choices } from './choices.ts';
import { problems } from './problems.ts';

export const en = {
  ...react,
  app,
  problems,
  choices,
  resources: {},
};
