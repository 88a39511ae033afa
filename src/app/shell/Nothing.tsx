// What is drawn while the next page's code is on its way: nothing, for the bar above says it when it takes long.

/** An empty place. */
export const Nothing = () => null;
