// The box that is offered in place of one that somebody else took.
import { describe, expect, it } from 'vitest';
import { nearestBox } from '../../../domain/boxes/nearestBox.ts';

const box = (name: string, boxTypeName = 'M', bottomFlag = false) => ({
  name,
  boxTypeName,
  bottomFlag,
  positionX: name.charCodeAt(0) - 65,
  positionY: Number(name.slice(1)) - 1,
});

const front = [box('A01'), box('A02'), box('A03', 'S'), box('B01'), box('C05', 'M', true)];
const [a01, a02] = front;
const medium = (one: { boxTypeName: string }) => one.boxTypeName === 'M';

describe('the nearest box', () => {
  it('stands above or below before it stands beside', () => {
    expect(nearestBox(front, a01!, medium)).toBe(a02);
  });

  it('is of those that can be had', () => {
    const free = front.filter((one) => one !== a02);
    expect(nearestBox(front, a01!, (one) => medium(one) && free.includes(one))?.name).toBe('B01');
    expect(nearestBox(front, a01!, () => false)).toBeUndefined();
  });

  it('is an accessible one first, for whoever needs that', () => {
    const found = nearestBox(front, a01!, medium, (one) => one.bottomFlag);
    expect(found?.name).toBe('C05');
  });
});
