// The types of sources.mjs, which Node loads as it is.
export function readSources(): readonly { readonly path: string; readonly text: string }[];
