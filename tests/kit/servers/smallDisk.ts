// A disk of a few megabytes, so that a test can fill it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills it up. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): void;
}

/** Mounts it. Throws where this user may not: then the tests of full disks fail with the reason. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error('The tests of full disks mount a small one: run them as root.', {
      cause: error,
    });
  }
  chmodSync(folder, 0o777);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (const bytes of [1 << 16, 1 << 10]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
