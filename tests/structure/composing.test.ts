// Enter and arrows belong to the input method while it composes: a text field must ask before it acts on them.
import { describe, expect, test } from 'vitest';
import { below } from './modules.ts';

const code = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
const screens = below('src').map(({ path, text }) => ({ path, text: code(text) }));

const hasText = (text: string) =>
  /<(input|textarea|InputBase|TextField|Autocomplete)\b|HTMLInputElement/.test(text);
const readsKeys = (text: string) =>
  /'(Enter|Arrow(Up|Down|Left|Right))'|\bArrow(Up|Down)\b/.test(text);

/** The beginning of each handler of keys that a file contains. */
const handlers = (text: string): string[] =>
  [
    ...text.matchAll(/\b(onKey(?:Down|Up|Press)) ?=(?: |\{)?(\([^)]*\)(?:: \w+)? =>[^]{0,60})/g),
  ].map(([, , body = '']) => body);
const asksFirst = (body: string) => /=>\s*(\{\s*if \(|!)isComposing\(/.test(body);

/** What is wrong in a file, if its text field takes the keys of an input method. */
function wrongIn(text: string): boolean {
  if (!hasText(text) || !/\bonKey(Down|Up|Press)\b/.test(text) || !readsKeys(text)) return false;
  const found = handlers(text);
  return found.length === 0 || !found.every(asksFirst);
}

describe('Keys of an input method', () => {
  test('every text field that acts on Enter or arrows asks isComposing first', () => {
    const guarded = screens.filter(({ text }) => handlers(text).some(asksFirst));
    expect(guarded.length).toBeGreaterThan(3);
    expect(screens.filter(({ text }) => wrongIn(text)).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    `<input onKeyDown={(event) => event.key === 'Enter' && settle(typed)} />`,
    `const onKeyDown = (event: KeyboardEvent) => {\n  if (event.key === 'Enter') take();\n};\n<input onKeyDown={onKeyDown} />`,
    `<textarea onKeyDown={(event) => {\n  if (event.key === 'ArrowUp') up();\n}} />`,
    `const watch = () => add('Enter');\n<input onKeyDown={watch} />`,
  ])('a field that does not ask is seen: %s', (text) => {
    expect(wrongIn(text)).toBe(true);
  });

  test('every field that searches or suggests leaves out what is being composed', () => {
    const searching = screens.filter(({ text }) =>
      /type="search"|role="combobox"|\buseTyped\(|\buseNumberLive\(|= useSearchText\(/.test(text),
    );
    const without = searching.filter(
      ({ path, text }) =>
        !/\.\.\.(composition|field)\b|= useSearchText\(/.test(text) &&
        !path.endsWith('/useNumberLive.ts') &&
        !path.endsWith('/useTyped.ts'),
    );
    expect(searching.length).toBeGreaterThan(6);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test('the keys that save a form are declared once', () => {
    const own = screens.filter(({ text }) => /'mod\+(s|enter)'/.test(text));
    expect(own.map(({ path }) => path).toSorted()).toEqual([
      'src/custom/lockerForm/Steps.tsx',
      'src/engine/form/useSaveKeys.ts',
    ]);
  });
});
