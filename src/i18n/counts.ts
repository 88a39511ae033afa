// How numbers stand in sentences: with their thousands separated, as the language of the screen writes them.

/** Numbers that count nothing: they name a record, a year, a kind of answer, or what may be typed into a field. */
const NAMES = /^(id|\w+Id|year|status|min|max)$/;

/** What polyglot fills sentences with: `1643` becomes `1,643` in the language of that moment. */
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
