// The migrations, found by the names of their files.
import { modulesBelow } from '../../system/modulesBelow.ts';

export const modules = await modulesBelow(import.meta.dirname, /(?:^|\/)\d{3}_\w+\.ts$/);
