// How boxes are chosen: by a rectangle, Ctrl and Shift click, touch and keys.
import { describe, expect, it, vi } from 'vitest';
import {
  chooseAll,
  choosePressed,
  chooseWithin,
} from '../../../src/custom/shared/DoorGrid/choosing.ts';
import { keyOf } from '../../../src/custom/shared/DoorGrid/gridBox.ts';
import type { Press } from '../../../src/custom/shared/DoorGrid/followPointer.ts';
import { boxNamed, chosenNames, openChoosing } from './boxInfoFront.ts';

const mouse: Press = { add: false, range: false, by: 'mouse' };
const idOf = (name: string) => keyOf(boxNamed(name));

describe('a press', () => {
  it('chooses that box alone, and gives it up when pressed again', () => {
    const choosing = openChoosing();
    choosePressed(choosing, idOf('A01'), mouse);
    choosePressed(choosing, idOf('A02'), mouse);
    expect(chosenNames(choosing)).toEqual(['A02']);
    choosePressed(choosing, idOf('A02'), mouse);
    expect(chosenNames(choosing)).toEqual([]);
  });

  it('with Ctrl adds a box and takes it away', () => {
    const choosing = openChoosing();
    choosePressed(choosing, idOf('A01'), mouse);
    choosePressed(choosing, idOf('C02'), { ...mouse, add: true });
    expect(chosenNames(choosing)).toEqual(['A01', 'C02']);
    choosePressed(choosing, idOf('A01'), { ...mouse, add: true });
    expect(chosenNames(choosing)).toEqual(['C02']);
  });

  it('with Shift chooses from the last pressed box to this one, and never the terminal', () => {
    const choosing = openChoosing();
    choosePressed(choosing, idOf('A02'), mouse);
    choosePressed(choosing, idOf('C02'), { ...mouse, range: true });
    expect(chosenNames(choosing)).toEqual(['A02', 'A03', 'B02', 'C01', 'C02']);
  });

  it('of a finger chooses the box alone, and adds once two are chosen', () => {
    const choosing = openChoosing();
    const touch: Press = { add: false, range: false, by: 'touch' };
    for (const name of ['A01', 'A02']) choosePressed(choosing, idOf(name), touch);
    expect(chosenNames(choosing)).toEqual(['A02']);
    choosing.selection.toggle(idOf('C01'));
    choosePressed(choosing, idOf('A01'), touch);
    expect(chosenNames(choosing)).toEqual(['A01', 'A02', 'C01']);
  });
});

describe('a drag', () => {
  const area = { left: 0.5, right: 1.5, top: 1, bottom: 3 };

  it('chooses every box that the rectangle touches (R2.71)', () => {
    const choosing = openChoosing();
    chooseWithin(choosing, area);
    expect(chosenNames(choosing)).toEqual(['A01', 'A02', 'B01', 'B02']);
  });

  it('that began with a key held keeps what was chosen before', () => {
    const choosing = openChoosing();
    choosing.before = new Set([idOf('C03')]);
    chooseWithin(choosing, area);
    expect(chosenNames(choosing)).toEqual(['A01', 'A02', 'B01', 'B02', 'C03']);
  });

  it('passes over boxes that a filter has put aside', () => {
    const choosing = openChoosing(['A01', 'B02']);
    chooseWithin(choosing, area);
    expect(chosenNames(choosing)).toEqual(['A02', 'B01']);
  });
});

it('choosing all takes every box but the terminal and what is put aside', () => {
  const choosing = openChoosing(['C01']);
  chooseAll(choosing);
  expect(chosenNames(choosing)).toHaveLength(9);
});

it('the selection tells of a change once, and not of a choice that changes nothing', () => {
  const { selection } = openChoosing();
  const heard = vi.fn();
  const stop = selection.subscribe(heard);
  selection.choose([1, 2]);
  selection.choose([2, 1]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  selection.choose([]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a box without an id is known by its place, apart from every other', () => {
  const nameless = [0, 1].map((positionY) => ({ ...boxNamed('A01'), boxId: null, positionY }));
  const keys = nameless.map(keyOf);
  expect(new Set(keys).size).toBe(2);
  expect(keys.map((key) => typeof key)).toEqual(['string', 'string']);
});
