// Documents the lists in the ra-data-simple-rest dialect.

type Json = Record<string, unknown>;

const json = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  content: { 'application/json': { schema } },
});

const PAGING = ['page', 'size', 'sort'];

/** `sort`, `range` and `filter` as JSON, from the properties of a list's input. */
export function restParameters(properties: Record<string, Json>): Json[] {
  const filters = Object.entries(properties).filter(([name]) => !PAGING.includes(name));
  const orders = ((properties['sort']?.['enum'] ?? []) as string[]).map((order) =>
    order.split(','),
  );
  const fields = [...new Set(orders.map(([field]) => field))];
  return [
    json('sort', 'The field to sort by and the direction, as JSON: `["name","ASC"]`.', {
      type: 'array',
      prefixItems: [{ enum: fields }, { enum: ['ASC', 'DESC'] }],
    }),
    json(
      'range',
      'The first and the last row of the page, from 0, as JSON: `[0,9]`. The header `Content-Range` of the response has the range and the total.',
      {
        type: 'array',
        prefixItems: [
          { type: 'integer', minimum: 0 },
          { type: 'integer', minimum: 0 },
        ],
      },
    ),
    json('filter', 'The filters, as JSON: an object of the fields below. All of them must match.', {
      type: 'object',
      properties: Object.fromEntries(filters),
      additionalProperties: false,
    }),
  ];
}
