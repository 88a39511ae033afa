// The files changed in this working copy since it branched off main, committed or not, and new ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : undefined;
}

/** The commit at which it branched off main; on main or without one, its own last commit. */
function base() {
  for (const main of ['main', 'origin/main']) {
    const [commit] = git('merge-base', 'HEAD', main) ?? [];
    if (commit) return commit.trim();
  }
  return 'HEAD';
}

/** Their paths relative to the project folder, without deleted files. */
export function changedFiles() {
  const changed = git('diff', '--name-only', '-z', '--relative', base()) ?? [];
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? [];
  return [...new Set([...changed, ...added])].filter((path) => existsSync(path));
}
