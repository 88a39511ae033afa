// Wrong forms do not compile: each line below is wrong in one way, and the compiler says so.
import { defineResource } from '../../src/engine/defineResource.ts';
import { defineSettings } from '../../src/engine/defineSettings.tsx';
import { umbrellas } from '../kit/screens/unseenResource.ts';

const face = { icon: 'access', title: 'name', list: { columns: ['name'], filters: [] } } as const;

/** A right form compiles: a field of create alone, one of update alone, and sections. */
export const right = defineResource('umbrellas', umbrellas, {
  ...face,
  form: { what: ['name', 'serial'], where: ['remark', 'lockerId'] },
  formIn: 'dialog',
  show: ['name', 'serial', 'creationTime'],
  fields: { notes: { type: 'text' }, pin: { type: 'secret' } },
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error a form field that neither create nor update takes
  form: ['name', 'creationTime'],
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error the key of a record is nobody's to enter
  form: ['umbrellaId'],
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error a section with a field that nothing takes
  form: { what: ['handle'] },
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error a fact that no answer holds
  show: ['handle'],
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error a form that stands neither on a page nor in a dialog
  formIn: 'drawer',
});

defineResource('umbrellas', umbrellas, {
  ...face,
  // @ts-expect-error a period whose end the list endpoint does not take
  list: { ...face.list, periods: { lentUntil: ['lentFrom', 'lentBy'] } },
});

defineSettings(
  'stand',
  { read: umbrellas.one, save: umbrellas.update },
  {
    // @ts-expect-error a field that saving does not take
    form: ['name', 'creationTime'],
  },
);
