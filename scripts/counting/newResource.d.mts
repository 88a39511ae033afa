// The types of newResource.mjs, which Node loads as it is.
export function newResource(): { readonly files: number; readonly registryLines: number };
