// Words that no file of the product may hold: ways around the rules, promises instead of work, one machine's places.
export const FORBIDDEN: readonly RegExp[] = [
  /\b(TODO|FIXME)\b/,
  /\b(eslint|oxlint)-disable/,
  /@ts-(ignore|nocheck)/,
  /\b(it|test|describe)\.(skip|only|todo)\b/,
  /coming soon|lorem ipsum|not implemented/i,
  /(^|[\s'"`(])\/(home|root|work)\/[a-z]/,
  /registry\.(npmjs|yarnpkg)/,
];

/** Files whose words are not the product's own, and this list. */
export const FREE_WORDS: readonly string[] = [
  'package-lock.json',
  'tests/structure/words.ts',
  '.oxlintrc.json',
];
