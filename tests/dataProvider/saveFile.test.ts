// The name that a download is saved under.
import { expect, it } from 'vitest';
import { fileName } from '../../src/dataProvider/saveFile.ts';

it.each([
  ['attachment; filename="lockers.csv"', 'lockers.csv'],
  ['attachment; filename=lockers.csv', 'lockers.csv'],
  [
    'attachment; filename="x.csv"; filename*=UTF-8\'\'%E5%BF%AB%E9%80%92%E6%9F%9C.csv',
    '快递柜.csv',
  ],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="..\\\\x.csv"', 'x.csv'],
  ['attachment; filename=""', 'CSV'],
  [null, 'CSV'],
])('A download sent as %s is saved as %s', (disposition, name) => {
  expect(fileName(disposition, '/api/locker/v1/locker/export/CSV')).toBe(name);
});
