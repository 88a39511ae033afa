// The field type of a customer's scheme, entered with its price.
import { choice } from '../../engine/fields/choice.tsx';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { lazyInput } from '../../engine/fields/lazyInput.tsx';

export const scheme: FieldType = { ...choice, Input: lazyInput(() => import('./SchemeInput.tsx')) };
