// The demo's packages of terminal software: valid, deterministic zip files.
import { createHash } from 'node:crypto';
import { randomFrom } from '../randomFrom.ts';
import { zipOf } from '../../files/zip.ts';

export interface DemoPackage {
  readonly version: string;
  readonly fileId: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Hex. */
  readonly sha256: string;
}

/** The versions in order of release. */
export const DEMO_VERSIONS = ['4.1.0', '4.2.0', '4.2.1-rc1', '4.3.0'] as const;
const PROGRAM_BYTES = 96 * 1024;

/** Stand-in for a program: incompressible bytes, as in real packages. */
function program(place: number): Buffer {
  const random = randomFrom(place + 1);
  return Buffer.from(Array.from({ length: PROGRAM_BYTES }, () => random.whole(0, 255)));
}

function packageOf(version: string, place: number): DemoPackage {
  const manifest = { name: 'locker-terminal', version, start: 'bin/terminal' };
  const bytes = zipOf([
    { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest, null, 2)) },
    { name: 'bin/', content: Buffer.alloc(0) },
    { name: 'bin/terminal', content: program(place), mode: 0o100755 },
  ]);
  return {
    version,
    fileId: `demo-terminal-${version.replaceAll('.', '-')}`,
    name: `locker-terminal-${version}.zip`,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The packages of the demo's versions, in order. */
export const demoPackages = (): readonly DemoPackage[] => DEMO_VERSIONS.map(packageOf);
