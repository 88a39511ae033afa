// What a package of terminal software may be called, hold and unpack to.
import { describe, expect, test } from 'vitest';
import {
  entryError,
  isZipName,
  leavesFolder,
  PACKAGE_ENTRIES_MAX,
  sizeError,
  UNPACKED_MAX_BYTES,
} from '../../../domain/terminals/packages.ts';

const MB = 1024 * 1024;
const entry = { name: 'bin/terminal', size: 9, packedSize: 9, encrypted: false, symlink: false };

describe('A package is a .zip (R5.81)', () => {
  test.each(['terminal.zip', 'Terminal-4.3.ZIP', 'a.b.zip'])(
    '%s is a zip by its name (R5.81)',
    (name) => {
      expect(isZipName(name)).toBe(true);
    },
  );

  test.each(['terminal.rar', 'zip', '.zip', 'terminal.zip.exe', 'terminalzip', ''])(
    '%j is not (R5.81)',
    (name) => {
      expect(isZipName(name)).toBe(false);
    },
  );
});

describe('Names inside the package stay below its folder', () => {
  test.each(['app/main.js', 'readme', 'a..b/c', 'dir/', '.hidden', '...'])('%j stays', (name) => {
    expect(leavesFolder(name)).toBe(false);
  });

  test.each(['../x', 'a/../../x', '..', '/etc/passwd', 'C:/x', 'c:x', 'a\\b', '..\\x', 'a\0b', ''])(
    '%j would leave it',
    (name) => {
      expect(leavesFolder(name)).toBe(true);
    },
  );

  test('a link and a secret entry are refused as what they are', () => {
    expect(entryError(entry)).toBeUndefined();
    expect(entryError({ ...entry, name: '../x' })).toBe('path');
    expect(entryError({ ...entry, symlink: true })).toBe('symlink');
    expect(entryError({ ...entry, encrypted: true })).toBe('encrypted');
  });
});

describe('What a package unpacks to', () => {
  test('software packs to a third; a bomb to less than a hundredth', () => {
    expect(sizeError({ entries: 40, size: 900 * MB, packedSize: 300 * MB })).toBeUndefined();
    expect(sizeError({ entries: 1, size: 1_000 * MB, packedSize: 1 * MB })).toBe('bomb');
  });

  test('a small file of one letter is no bomb', () => {
    expect(sizeError({ entries: 1, size: 5 * MB, packedSize: 5_000 })).toBeUndefined();
  });

  test('a terminal has no room for more than it can unpack, nor for files without end', () => {
    const packedSize = UNPACKED_MAX_BYTES;
    expect(sizeError({ entries: 1, size: UNPACKED_MAX_BYTES, packedSize })).toBeUndefined();
    expect(sizeError({ entries: 1, size: UNPACKED_MAX_BYTES + 1, packedSize })).toBe('tooBig');
    expect(sizeError({ entries: PACKAGE_ENTRIES_MAX + 1, size: 0, packedSize: 0 })).toBe('tooMany');
  });
});
