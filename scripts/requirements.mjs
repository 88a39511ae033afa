// npm run requirements: lists every requirement of docs/requirements.md with the tests that name it, then what is missing.
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

const plural = (count) => `${count} test${count === 1 ? '' : 's'}`;
const shortened = (text) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

for (const [number, text] of requirements) {
  console.log(`${number.padEnd(6)} ${shortened(text)}`);
  for (const [path, count] of tests.get(number)) console.log(`       ${path}, ${plural(count)}`);
}
console.log(`\n${requirements.size} requirements, ${unproved.length} that no test names.`);
for (const number of unproved)
  console.log(`${number.padEnd(6)} ${shortened(requirements.get(number))}`);
if (unknown.length > 0) console.log(`\nNo such requirement:\n${unknown.join('\n')}`);
if (ranges.length > 0)
  console.log(`\nRanges, of which each number is to be named:\n${ranges.join('\n')}`);
