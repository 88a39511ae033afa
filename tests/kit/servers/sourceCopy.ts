// A copy of the product's sources in a separate folder, to add resources and run the tools there.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SOURCES = ['domain', 'contract', 'server', 'simulator', 'bench', 'src', 'tests', 'scripts'];
const PAPERS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'docs/requirements.md',
];
const CONFIGS = ['vite.config.ts', 'vitest.config.ts'];

export interface SourceCopy {
  readonly folder: string;
  /** Runs a program of the product's packages, or `node`, in the copy; resolves to its output, whatever its exit code. */
  run(command: string, ...args: string[]): Promise<{ code: number; said: string }>;
  /** Writes a file of the copy. */
  write(path: string, text: string): void;
  remove(): void;
}

/** The test runner marks its child processes; a run in the copy must be independent of it. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$)/.test(name)));
}

/** Copies the sources of the product at `home`; its packages are shared. */
export function copySources(home = process.cwd()): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-copy-'));
  for (const path of [...SOURCES, ...PAPERS, ...CONFIGS])
    cpSync(join(home, path), join(folder, path), { recursive: true });
  const packages = resolve(home, 'node_modules');
  symlinkSync(packages, join(folder, 'node_modules'));
  return {
    folder,
    run: (command, ...args) =>
      new Promise((done) => {
        const program = command === 'node' ? process.execPath : join(packages, '.bin', command);
        const options = { cwd: folder, env: ownEnvironment(), maxBuffer: 2 ** 26 };
        execFile(program, args, options, (error, out, err) =>
          done({ code: error ? Number(error.code ?? 1) : 0, said: `${out}${err}` }),
        );
      }),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
