// The faults of the synthetic network, as they are written in SIMULATOR_FAULTS.
import { describe, expect, it } from 'vitest';
import { isJammed, readFaults, usualFaults } from '../../simulator/faults.ts';

describe('the faults of the synthetic network', () => {
  it('are read from one line', () => {
    const faults = readFaults('offline:3, jammed:5,jammed:6/120,slow:7,paper:9,update:8');
    expect([...faults.offline, ...faults.slow, ...faults.paper, ...faults.update]).toEqual([
      3, 7, 9, 8,
    ]);
    expect(isJammed(faults, 5, 1)).toBe(true);
    expect(isJammed(faults, 6, 120)).toBe(true);
    expect(isJammed(faults, 6, 121)).toBe(false);
    expect(isJammed(faults, 7, 120)).toBe(false);
  });

  it('are none when the line is empty or says so', () => {
    for (const written of ['', 'none']) expect(isJammed(readFaults(written), 5, 1)).toBe(false);
  });

  it.each(['ofline:3', 'offline', 'offline:x', 'jams:many', 'jammed:1/2/3'])(
    'refuse %s with a sentence instead of being left out',
    (word) => expect(() => readFaults(word)).toThrow(`"${word}" is not understood`),
  );

  it('break about the share of locks they name, and always the same ones', () => {
    const faults = readFaults('jams:2%');
    const ids = Array.from({ length: 2_000 }, (_, index) => index + 1);
    const broken = () => ids.filter((boxId) => isJammed(faults, (boxId % 40) + 1, boxId));
    expect(broken().length).toBeGreaterThan(15);
    expect(broken().length).toBeLessThan(70);
    expect(broken()).toEqual(broken());
  });

  it('are one slow locker and a few broken locks unless told otherwise', () => {
    const faults = usualFaults([11, 12, 13, 14, 15, 16, 17, 18]);
    expect([...faults.slow]).toEqual([17]);
    expect(faults.jamShare).toBe(0.02);
    expect(faults.offline.size).toBe(0);
  });
});
