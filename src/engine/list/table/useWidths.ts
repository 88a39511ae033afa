// Column widths of a list that the user has set, stored with their preferences.
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { widthsKey } from './useColumns.ts';

/** In CSS pixels, by column. */
export type Widths = Readonly<Record<string, number>>;

const NONE: Widths = {};

/** One rule for each column with a width. Prints and phones keep their own layout. */
function rulesOf(table: string, names: readonly string[], widths: Widths, before: number) {
  return names.flatMap((name, index) => {
    const width = Number(widths[name]);
    const cells = `${table} tr > :nth-child(${index + before + 1})`;
    return width > 0
      ? [
          `${cells} { width: ${width}px; min-width: ${width}px; max-width: ${width}px; overflow: hidden; text-overflow: ellipsis; }`,
          `${cells} :is(.cut, .sort, a) { max-width: 100%; }`,
        ]
      : [];
  });
}

/**
 * The widths of a list's columns. Applied before the next paint, in one style element instead of an attribute of each
 * cell; the rules are added by script, as the Content-Security-Policy requires.
 * @param names the visible columns
 * @param before number of columns before the first of them
 * @param fills whether a column follows that takes the rest of the room
 */
export function useWidths(
  resourceName: string,
  names: readonly string[],
  before: number,
  fills: boolean,
) {
  const [set, setWidths] = useStore<Widths>(widthsKey(resourceName), NONE);
  // While the pointer moves, only the head renders.
  const [drawn, draw] = useState<Widths>();
  const widths = drawn ?? set;
  const table = `.list-table[data-list='${resourceName}']`;
  const rules = rulesOf(table, names, widths, before);
  if (!fills && rules.length === names.length * 2) rules.push(`${table} { width: auto; }`);
  const text = rules.join('\n');
  useLayoutEffect(() => {
    if (text === '') return undefined;
    const style = document.createElement('style');
    document.head.append(style);
    for (const rule of text.split('\n')) style.sheet?.insertRule(`@media screen { ${rule} }`);
    return () => style.remove();
  }, [text]);
  return { widths, draw, setWidths };
}

export type Resizing = ReturnType<typeof useWidths>;
