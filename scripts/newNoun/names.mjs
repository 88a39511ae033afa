// What a noun is called on each floor, from its one name.
import { readdirSync } from 'node:fs';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** `keyCards` is read "key cards". */
const spaced = (word) => word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function singular(many) {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(many)) return many.slice(0, -2);
  return many.replace(/s$/, '');
}

/** The number of the next migration, such as 003. */
function nextNumber() {
  const numbers = readdirSync('server/db/migrations').map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(3, '0');
}

/** `many` is the noun's one name, such as trolleys; `one` of them, where it cannot be told from it. */
export function namesOf(many, one = singular(many)) {
  const number = nextNumber();
  return {
    many,
    one,
    answers: `${one}Answers`,
    migration: number,
    step: `${number}_${spaced(many).replaceAll(' ', '_')}`,
    Title: capital(spaced(many)),
    manyWords: spaced(many),
    oneWords: spaced(one),
    test: `tests/resources/${many}.test.ts`,
  };
}
