// An endpoint without authority, a resource with a missing answer and a Chinese catalogue that lacks a key do not compile.
import { z } from 'zod';
import { boxTypes } from '../../contract/boxes/boxTypes.ts';
import { asking } from '../../contract/endpoint.ts';
import { routesOf } from '../../server/http/routesOf.ts';
import type { lockers } from '../../src/i18n/en/resources/lockers.ts';
import type { Messages } from '../../src/i18n/messages.ts';

// @ts-expect-error an endpoint that does not say who may ask
asking().get('/api/anything', {}, z.object({}));

// @ts-expect-error an endpoint for an authority that there is not
asking('EVERYTHING_VIEW').get('/api/anything', {}, z.object({}));

asking('LOCKER_VIEW').listing('/api/anything', {}, z.object({ name: z.string() }), [
  // @ts-expect-error a list that sorts by what its rows do not have
  'colour',
]);

// @ts-expect-error a resource with a missing answer
routesOf(boxTypes, {});

export const zh: Messages<{ title: string; fields: { name: string } }> = {
  title: '标题',
  // @ts-expect-error Chinese lacking a key
  fields: {},
};

// @ts-expect-error Chinese with a key that English does not have
export const more: Messages<{ title: string }> = { title: '标题', subtitle: '副标题' };

// @ts-expect-error Chinese lacking the words of a field
export const fields: Messages<typeof lockers>['fields'] = { lockerName: '快递柜名称' };
