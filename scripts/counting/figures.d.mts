// The types of figures.mjs, which Node loads as it is.
export interface Figure {
  readonly now: number;
  readonly goal: number;
  readonly more?: boolean;
}

export function figuresOf(
  sources: readonly { readonly path: string; readonly text: string }[],
  newResource: { readonly files: number; readonly registryLines: number },
): Record<string, Figure>;
