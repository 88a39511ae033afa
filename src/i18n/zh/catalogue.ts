// Chinese catalogue needed by every page: its keys are the exports of these files.
export * as resources from './resources.ts';
export * from './app.ts';
export * from './choices.ts';
export * from './components.ts';
export * from './engine.ts';
export * from './problems.ts';
export { ra } from './ra.ts';
