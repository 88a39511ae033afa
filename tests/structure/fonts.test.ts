// English is set in a Latin font on every system: the Chinese fonts, whose quotes and ellipses are wide, come after it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LATIN = [
  '-apple-system',
  'Segoe UI',
  'Roboto',
  'Noto Sans',
  'Liberation Sans',
  'DejaVu Sans',
];
const CHINESE = ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'];

const tokens = readFileSync('src/app/theme/tokens.css', 'utf8');
const familiesOf = (name: string): string[] =>
  (new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1] ?? '')
    .split(',')
    .map((family) => family.trim().replaceAll("'", ''));

test('Latin fonts stand before the Chinese ones, and last among them the one that we bring along', () => {
  const latin = familiesOf('latin');
  expect(latin).toEqual(expect.arrayContaining(LATIN));
  expect(latin.at(-1)).toBe('Inter Variable');
  expect(familiesOf('chinese')).toEqual(expect.arrayContaining(CHINESE));
  expect(familiesOf('font')).toEqual(['var(--latin)', 'var(--chinese)']);
  expect(readFileSync('src/main.tsx', 'utf8')).toContain("'@fontsource-variable/inter/wght.css'");
});

test('quotes, ellipses and dashes of Chinese texts come from the Chinese fonts', () => {
  const chinese = /:root:lang\(zh\) \{\s*--font: ([^;]+);/.exec(tokens)?.[1];
  expect(chinese).toBe("'Chinese marks', var(--latin), var(--chinese)");
  const faces = readFileSync('src/app/theme/fonts.css', 'utf8').split('@font-face').slice(1);
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toContain('unicode-range: U+2014, U+201C-201D, U+2026;');
});
