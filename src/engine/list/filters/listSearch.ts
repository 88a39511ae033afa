// A list's query in the URL: filter, sort and page size, from the first page.

interface Wanted {
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The list's usual order if omitted. */
  readonly sort?: { readonly field: string; readonly order: string } | undefined;
}

/** The search part of a list's URL. */
export function listSearch({ filter = {}, sort }: Wanted, perPage: number): string {
  const address = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort?.field ?? '',
    order: sort?.order ?? 'DESC',
    page: '1',
    perPage: String(perPage),
  });
  return `?${address.toString()}`;
}

/** A view's sort as the list has it; undefined for the list's usual order. */
export function sortOf({ sort }: { readonly sort: string | null }) {
  const [field, order] = sort?.split(',') ?? [];
  return field === undefined ? undefined : { field, order: order === 'asc' ? 'ASC' : 'DESC' };
}
