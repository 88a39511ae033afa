// What pages that write keep, asked of one of each way to save; and no call that writes is left out of such tests.
import { expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { resources } from '../../src/app/pages.ts';
import { PAGE_WRITES } from '../kit/browser/pageWrites.ts';
import { writeConformance } from '../kit/screens/writeConformance.tsx';
import { endpointName } from '../kit/screens/writtenCalls.ts';
import { isRepresentative } from './representativeWrites.ts';

const representatives = PAGE_WRITES.filter(isRepresentative);

/** Calls that write and are not of a page's button, or are pressed twice in a test of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'sessions.login': 'tests/app/signIn.test.tsx; the forms before sign-in are one hook',
  'sessions.logout': 'it ends the session that it is sent in',
  'recovery.validate': 'a form before sign-in',
  'recovery.sendCode': 'a form before sign-in',
  'recovery.validateCode': 'a form before sign-in',
  'recovery.setPassword': 'a form before sign-in',
  'accessRequests.send': 'a form before sign-in',
  'firstSignIn.complete': 'a form before sign-in',
  'lockerSaves.create': 'the form of lockerSaves.update',
  'screenSavers.create': 'the form of screenSavers.update',
  'roles.create': 'the form of roles.update',
  'staffCalls.create': 'the form of staffCalls.update',
  'templatesBare.update': 'templates.update, for other servers',
  'staffCalls.legacyRemove': 'staffCalls.remove, for other servers',
  'providerCalls.removeToo': 'providerCalls.remove, for other servers',
  'legacyBoxes.create': 'tests/app/visits/legacyBox.json',
  'legacyBoxes.rebuild': 'the form of legacyBoxes.create',
  'legacyBoxes.update': 'the form of legacyBoxes.create',
  'legacyBoxes.userInfo': 'it changes nothing',
  'boxWhy.confirmEmpty': 'tests/engine/once.test.tsx has its hook',
  'boxWhy.recordStray': 'tests/engine/once.test.tsx has its hook',
  'parcelActions.reserve': 'tests/custom/reservation/reservation.test.tsx',
  'parcelActions.reserveUnregistered': 'the form of parcelActions.reserve',
  'holidayCalendar.read': 'it changes nothing',
  'holidayCalendar.upload': 'the same calendar again changes nothing',
  'auditCalls.verify': 'it changes nothing',
  'reveals.one': 'it changes nothing',
  'sharedViews.create': 'tests/engine/sharedViews.test.tsx',
  'sharedViews.update': 'tests/engine/sharedViews.test.tsx',
  'sharedViews.remove': 'tests/engine/sharedViews.test.tsx',
  'caseCalls.attach': 'a chosen file',
  'screenSaverCalls.uploadImage': 'a chosen file',
  'versionCalls.upload': 'a chosen file',
  'versionCalls.create': 'a form of the engine; its package is a chosen file',
};

/** What people's browsers never send. */
const isOfMachines = (name: string) =>
  name.startsWith('terminals.') || name.startsWith('providerApi.');

test('some stand for the others', () => {
  expect(representatives).toHaveLength(6);
});

test('every call that writes is pressed twice somewhere', () => {
  const endpoints = resources.flatMap(({ actions, form, collection }): (Endpoint | undefined)[] => [
    ...Object.values(actions).map((action) =>
      action.does === 'call' ? action.endpoint : undefined,
    ),
    ...(Object.values(form).flat().length > 0 ? [collection.create, collection.update] : []),
  ]);
  const asked = endpoints.flatMap((endpoint) => (endpoint ? [endpointName(endpoint)] : []));
  const listed = new Set([
    ...PAGE_WRITES.map(({ call }) => call),
    ...asked,
    ...Object.keys(ELSEWHERE),
  ]);
  const writing = Object.values(allEndpoints).filter(({ method }) => method !== 'GET');
  const missing = writing
    .map(endpointName)
    .filter((name) => !listed.has(name) && !isOfMachines(name));
  expect([...new Set(missing)]).toEqual([]);
});

await writeConformance(representatives);
