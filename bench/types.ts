// Bench of the compiler over forty more nouns: how much longer a check of the whole house's types takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse, type HouseCopy } from '../tests/kit/houseCopy.ts';
import { trolleyFiles } from '../tests/kit/trolleyFiles.ts';

const NOUNS = 40;
const RUNS = 5;
const LIMIT_S = 5;

/** Names as nouns have them, each its own: `nounAs`, `nounBs` … */
const names = Array.from({ length: NOUNS }, (_, index) => {
  const letter = String.fromCharCode(65 + (index % 26));
  return `noun${letter}${'x'.repeat(Math.floor(index / 26))}s`;
});

/** Writes a noun as `npm run new:noun` does, and fills it as the trolleys of the tests are filled. */
async function addNoun(house: HouseCopy, name: string): Promise<void> {
  const { code, said } = await house.run('node', 'scripts/new-noun.mjs', name);
  const number = /migrations\/(\d+)\.ts/.exec(said)?.[1];
  if (code !== 0 || number === undefined) throw new Error(said);
  for (const { path, text } of trolleyFiles(number)) {
    const own = text
      .replaceAll('trolleys', name)
      .replaceAll('trolleyAnswers', `${name.slice(0, -1)}Answers`);
    house.write(path.replaceAll('trolleys', name), own);
  }
}

async function checked(house: HouseCopy): Promise<number> {
  const began = performance.now();
  const { code, said } = await house.run('tsc', '--noEmit', '-p', '.');
  if (code !== 0) throw new Error(said);
  return (performance.now() - began) / 1000;
}

/** The quickest of several runs: what the check takes when the machine does nothing else. */
async function quickest(house: HouseCopy): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await checked(house));
  return Math.min(...times);
}

const house = copyHouse();
try {
  const before = await quickest(house);
  for (const name of names) await addNoun(house, name);
  const files = readFileSync(join(house.folder, 'contract/all.ts'), 'utf8');
  if (!files.includes(names.at(-1)!)) throw new Error('The nouns are not in the lists.');
  const after = await quickest(house);
  const added = after - before;
  const held = added <= LIMIT_S;
  console.log(`tsc over the whole house, the quickest of ${RUNS} runs`);
  console.log(
    `        without: ${before.toFixed(2)} s; with ${NOUNS} more nouns: ${after.toFixed(2)} s`,
  );
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  added by ${NOUNS} nouns: ${added.toFixed(2)} s  (limit ${LIMIT_S})`,
  );
  process.exitCode = held ? 0 : 1;
} finally {
  house.remove();
}
