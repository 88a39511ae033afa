// npm run requirements: lists every requirement of docs/requirements.md with the tests that name it.
// With --json, machine-readable for the structure test: requirements, their tests, and unknown numbers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CODE = ['bench', 'contract', 'domain', 'scripts', 'server', 'simulator', 'src', 'tests'];
const NUMBER = /\bR\d+\.\d+\b/g;
const RANGE = /\bR\d+\.\d+ ?(?:[-–…]|to) ?R?\d+\.?\d*/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const TEST = /^\s*(?:describe|it|test)\b/;

/** Every requirement by number. */
const requirements = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*(R\d+\.\d+)\*\* (.+)$/gm)].map(
    ([, number, text]) => [number, text],
  ),
);

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...CODE],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path) && existsSync(path));

/**
 * The numbers in test titles and table rows, and in comments directly above a test. Comments
 * elsewhere explain code and prove nothing.
 */
function provedIn(lines) {
  let above = [];
  return lines.flatMap((line) => {
    if (COMMENT.test(line)) {
      above.push(...(line.match(NUMBER) ?? []));
      return [];
    }
    const proved = [
      ...(TEST.test(line) ? above : []),
      ...(line.replace(/\s\/\/.*$/, '').match(NUMBER) ?? []),
    ];
    above = [];
    return proved;
  });
}

const tests = new Map([...requirements.keys()].map((number) => [number, new Map()]));
const unknown = [];
const ranges = [];
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  const named = text.match(NUMBER) ?? [];
  unknown.push(
    ...named.filter((number) => !tests.has(number)).map((number) => `${path}: ${number}`),
  );
  ranges.push(...(text.match(RANGE) ?? []).map((range) => `${path}: ${range}`));
  if (!path.startsWith('tests/')) continue;
  for (const number of provedIn(text.split('\n'))) {
    const byFile = tests.get(number);
    byFile?.set(path, (byFile.get(path) ?? 0) + 1);
  }
}
const unproved = [...tests].filter(([, byFile]) => byFile.size === 0).map(([number]) => number);

function print() {
  const plural = (count) => `${count} test${count === 1 ? '' : 's'}`;
  for (const [number, text] of requirements) {
    const short = text.length > 90 ? `${text.slice(0, 89)}…` : text;
    console.log(`${number.padEnd(6)} ${short}`);
    for (const [path, count] of tests.get(number)) console.log(`       ${path}, ${plural(count)}`);
  }
  console.log(`\n${requirements.size} requirements, ${unproved.length} that no test names.`);
  if (unproved.length > 0) console.log(unproved.join(' '));
}

if (process.argv.includes('--json')) console.log(JSON.stringify({ unknown, ranges, unproved }));
else print();
