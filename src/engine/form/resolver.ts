// Validates a form by the endpoint's own input schema, the same as on the server.
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { errorOf, type FieldReason } from './errors.ts';
import type { PlannedField } from './plan.ts';
import { inputOf, type Values } from './values.ts';

/** The error that react-hook-form stores for a field: the reason, or the server's message. */
export interface FieldError {
  readonly type: string;
  readonly message?: string;
  readonly fault?: FieldReason;
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );

/**
 * One error per field, the first one found; form-level errors are under `root`.
 * @param messageOf for inputs of react-admin, which show the message as it was when the field was checked
 */
export function resolverOf(
  endpoint: Endpoint,
  fields: readonly PlannedField[],
  given: AnyRow,
  messageOf?: (field: PlannedField, reason: FieldReason) => string,
): Resolver<Values> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (values) => {
    const input = { ...given, ...inputOf(fields, values) };
    const read = endpoint.input.safeParse(input);
    if (read.success) return { values: input, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of read.error.issues) {
      const name = String(issue.path[0] ?? 'root');
      const field = byName.get(name);
      const place = field ? name : 'root';
      const fault = errorOf(issue, valueAt(input, issue.path) === undefined && place !== 'root');
      const message = field?.stock && messageOf?.(field, fault);
      errors[place] ??= { type: fault.reason, fault, ...(message && { message }) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
