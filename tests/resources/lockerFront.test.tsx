// A locker drawn as its own front, and what is said of it to those who cannot see it.
import { render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { LockerRow } from '../../contract/lockers/lockers.ts';
import { front } from '../../src/engine/fields/figures/front.tsx';
import * as en from '../../src/i18n/en/catalogue.ts';
import { boxesInUse, lockerFront } from '../../src/resources/lockers/lockerFront.ts';

/** Column A: an XS with a parcel, the terminal, an open S. Column B: an expired L and a free M. */
const row = (more: Partial<LockerRow> = {}) =>
  ({
    lockerSituation: 'ONLINE',
    front: ['XsCaSA', 'LeMa'],
    boxCount: 5,
    usedBoxCount: 2,
    ...more,
  }) as LockerRow;

const words = polyglot(() => en, 'en');

function draw(locker: LockerRow) {
  const { Show } = front;
  const { container } = render(
    <I18nContextProvider value={words}>
      <Show
        value={lockerFront(locker)}
        row={{}}
        resourceName="lockers"
        field="front"
        place="table"
      />
    </I18nContextProvider>,
  );
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('class'));
}

test('each state of a box has a tone of its own, and an open door is drawn whatever is behind it', () => {
  expect(new Set(draw(row()))).toEqual(new Set(['stored', 'control', 'open', 'expired', 'free']));
});

test('the front is said in words, the gravest first', () => {
  draw(row());
  expect(screen.getByRole('img')).toHaveAccessibleName(
    '1 expired, 1 door open, 1 stored, 1 box free, terminal',
  );
});

test('"Unknown is a dashed outline, never a guess": an offline locker shows its shape alone', () => {
  expect(draw(row({ lockerSituation: 'OFFLINE' }))).toEqual(['unknown']);
  expect(screen.getByRole('img')).toHaveAccessibleName('5 boxes, state unknown');
  expect(boxesInUse(row({ lockerSituation: 'OFFLINE' }))).toBeUndefined();
});

test('heights are true to size: XS 1, CONTROL 4, S 1.5 (R9.26)', () => {
  expect(lockerFront(row())?.columns[0]?.map((box) => box.height)).toEqual([1, 4, 1.5]);
});

test('a server that tells no front gets none drawn', () => {
  expect(draw(row({ front: undefined }))).toEqual([]);
});
