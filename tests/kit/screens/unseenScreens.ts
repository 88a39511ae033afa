// The screens of umbrellas: the declaration and messages of a resource that exists only in tests.
import type { Page } from '../../../src/engine/definePage.ts';
import { defineResource } from '../../../src/engine/defineResource.ts';
import { defineSettings } from '../../../src/engine/defineSettings.tsx';
import { umbrellas as collection, umbrellaStand } from './unseenResource.ts';

const form = {
  what: ['name', 'serial', 'colour', 'price', 'ribs', 'folding', 'notes', 'marks', 'pin'],
  where: [
    'lentUntil',
    'boughtOn',
    'lockerId',
    'seenIn',
    'ownerPhone',
    'ownerMail',
    'page',
    'remark',
  ],
} as const;

export const umbrellas = defineResource('umbrellas', collection, {
  icon: 'access',
  title: 'name',
  list: {
    columns: ['name', 'colour', 'price', 'ribs', 'lentUntil'],
    moreColumns: ['notes', 'lastUpdatedTime'],
    filters: ['name', 'colour'],
    periods: { lentUntil: ['lentFrom', 'lentTo'] },
  },
  form,
});

export const small = defineResource('smallUmbrellas', collection, {
  icon: 'access',
  title: 'name',
  list: { columns: ['name', 'colour'], filters: ['name'] },
  form: ['name', 'serial', 'colour', 'price', 'ribs', 'folding', 'pin'],
  formIn: 'dialog',
});

/** Pages of umbrellas besides their list. */
export const umbrellaPages: readonly Page[] = [
  defineSettings('stand', umbrellaStand, { form: ['places', 'note', 'key'] }),
];

const words = (name: string, title: string, fields: Record<string, string>, sections: object) => ({
  name,
  title,
  fields,
  sections,
  help: { serial: title },
  empty: { title, text: title, noMatch: title, noMatchFor: title },
});

const english = words(
  'Umbrella |||| Umbrellas',
  'Umbrella list',
  {
    name: 'Name',
    serial: 'Serial number',
    colour: 'Colour',
    price: 'Price',
    ribs: 'Ribs',
    folding: 'Folding',
    notes: 'Notes',
    marks: 'Marks',
    pin: 'Pin',
    lentUntil: 'Lent until',
    boughtOn: 'Bought on',
    lockerId: 'Locker',
    seenIn: 'Seen in',
    ownerPhone: 'Telephone',
    ownerMail: 'E-mail',
    page: 'Web page',
    remark: 'Remark',
    lastUpdatedTime: 'Last updated',
  },
  { what: 'What it is', where: 'Where it is' },
);

const chinese = words(
  '雨伞',
  '雨伞列表',
  Object.fromEntries(Object.keys(english.fields).map((name, place) => [name, `字段${place}`])),
  { what: '物品', where: '位置' },
);

const stand = {
  name: 'Umbrella stand',
  title: 'Umbrella stand',
  fields: { places: 'Places', note: 'Note', key: 'Key' },
};

const colours = { BLACK: 'Black', RED: 'Red', BLUE: 'Blue' };

/** The catalogue of a language with the messages of umbrellas added. */
export const withUmbrellas = <C extends object>(catalogue: C, language: 'en' | 'zh'): C => {
  const { resources, choices } = catalogue as unknown as { resources: object; choices: object };
  const said = language === 'en' ? english : chinese;
  return {
    ...catalogue,
    choices: { ...choices, colour: colours },
    resources: { ...resources, umbrellas: said, smallUmbrellas: said, stand },
  };
};
