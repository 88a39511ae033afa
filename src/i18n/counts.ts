// Formats numbers in sentences with thousands separators of the interface language.

/** Numbers that are not counts: ids, years, status codes, or input limits. */
const NAMES = /^(id|\w+Id|year|status|min|max)$/;

/** Polyglot's interpolation: `1643` becomes `1,643` in the language at that time. */
export const countsIn = (locale: () => string) => ({
  replace(
    this: string,
    places: RegExp,
    fill: (place: string, name: string) => string | number,
  ): string {
    return this.replace(places, (place: string, name: string) => {
      const value = fill(place, name);
      return typeof value === 'number' && !NAMES.test(name)
        ? value.toLocaleString(locale())
        : `${value}`;
    });
  },
});
