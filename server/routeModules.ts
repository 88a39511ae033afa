// The modules of routes, found by the names of their files: `routes.ts` or `…Routes.ts` in the folder of a subject.
import { modulesBelow } from './system/modulesBelow.ts';

export const routeModules = await modulesBelow(import.meta.dirname, /\/(?:routes|\w+Routes)\.ts$/);
