// A message key that the English catalogue lacks does not compile, wherever it is written down.
import type { useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import type { Menu } from '../../src/app/menu.ts';
import { definePage } from '../../src/engine/definePage.ts';
import { translator } from '../../src/i18n/translator.ts';

declare const translate: ReturnType<typeof useTranslate>;
declare const notify: ReturnType<typeof useNotify>;
const say = translator({});
declare const trouble: 'OFFLINE' | 'TIRED';
declare const name: string;
const built: string = `choices.lockerSituation.${trouble}`;

/** Right keys compile: of the catalogue, of a page, of react-admin, of sign-in, and put together. */
export const right = [
  translate('app.menu.lockers'),
  translate('boxInfo.title', { name }),
  translate('ra.action.cancel'),
  translate(`choices.lockerSituation.${'OFFLINE' as 'OFFLINE' | 'EXCEPTION'}`),
  translate(`resources.${name}.title`),
  translate(built),
  notify('lockerForm.created', { type: 'success' }),
  say('app.title'),
];

// @ts-expect-error a key that the catalogue lacks
translate('app.menu.lokkers');

// @ts-expect-error a group of messages, which is none itself
translate('app.menu');

// @ts-expect-error a value without words
translate(`choices.lockerSituation.${trouble}`);

// @ts-expect-error a value that may be absent, and would be written out
translate(`dashboard.trouble.what.${undefined as 'OFFLINE' | undefined}`);

// @ts-expect-error a notification without words
notify('lockerForm.creatd');

// @ts-expect-error a key that the pages before sign-in lack
say('app.titel');

definePage({
  path: 'x',
  query: z.object({}),
  needs: ['LOCKER_VIEW'],
  // @ts-expect-error a page whose title has no words
  title: 'x',
  view: () => null,
});

// @ts-expect-error a menu section without words
export const menu: Menu = [[{ label: 'app.menu.lokkers', icon: 'boxes', entries: [] }]];
