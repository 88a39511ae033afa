// Generates a person signing up at a terminal: name and contact data. Randomness is injected.
import { oneOf } from './arrivals.ts';

/** What a person enters at the terminal. */
export interface Newcomer {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string;
  readonly disabled: boolean;
}

const FIRST_NAMES = ['Eleni', 'Giorgos', 'Maria', 'Kyriakos', 'Anna', 'Stelios', 'Despina', 'Li'];
const LAST_NAMES = ['Georgiou', 'Ioannou', 'Christou', 'Petrou', 'Loizou', 'Savva', 'Wang'];
/** One in twenty cannot reach the boxes at the top. */
const DISABLED_SHARE = 0.05;

const digits = (count: number, random: () => number): string =>
  String(Math.min(10 ** count - 1, Math.floor(random() * 10 ** count))).padStart(count, '0');

/** A new person; if the login name is taken, the sign-up is retried with another one. */
export function newcomer(random: () => number): Newcomer {
  const firstName = oneOf(FIRST_NAMES, random) ?? 'Eleni';
  const lastName = oneOf(LAST_NAMES, random) ?? 'Georgiou';
  const username = `${firstName}.${lastName}.${digits(5, random)}`.toLowerCase();
  return {
    username,
    firstName,
    lastName,
    mobile: `99${digits(6, random)}`,
    email: `${username}@example.test`,
    disabled: random() < DISABLED_SHARE,
  };
}
