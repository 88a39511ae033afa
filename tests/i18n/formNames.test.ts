// What a form is about has a name in both languages: a save that somebody else came before says it.
import { expect, test } from 'vitest';
import { resources } from '../../src/app/pages.ts';
import { saidOf } from '../resources/messages.ts';

/** Forms of pages made by hand and of settings, beside the declared resources. */
const OTHERS = [
  'templates',
  'systemSetting',
  'prices',
  'mailGateway',
  'smsGateway',
  'lockSettings',
  'alertRecipients',
];

test.each([...resources.map(({ name }) => name), ...OTHERS])('%s', (resourceName) => {
  expect(saidOf('en', `resources.${resourceName}.name`)).toMatch(/^\p{Lu}/u);
  expect(saidOf('zh', `resources.${resourceName}.name`)).toMatch(/\p{Script=Han}/u);
});
