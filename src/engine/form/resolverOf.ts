// Validates a form by the endpoint's own input schema, the same as on the server.
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { idInputs } from '../../dataProvider/idInputs.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { errorOf, errorOfNumber, type FieldReason } from './errors.ts';
import type { PlannedField } from './plan.ts';
import { inputOf, applies, isNothing, type Values } from './values.ts';

/** The error that react-hook-form stores for a field: the reason, and its message. */
export interface FieldError {
  readonly type: string;
  readonly message: string;
}

/** The message of a field's error. */
export type MessageOf = (field: PlannedField, reason: FieldReason) => string;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );

/** One error per field, the first one found; form-level errors are under `root`. */
export function resolverOf(
  endpoint: Endpoint,
  fields: readonly PlannedField[],
  given: AnyRow,
  messageOf: MessageOf,
): Resolver<Values> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (values) => {
    const input = { ...given, ...inputOf(fields, values) };
    const read = idInputs(endpoint.input).safeParse(input);
    const lacking = fields.filter(
      (field) => field.required && applies(field, values) && isNothing(values[field.name]),
    );
    if (read.success && lacking.length === 0) return { values: input, errors: {} };
    const errors: Record<string, FieldError> = {};
    const put = (field: PlannedField | undefined, error: FieldReason) => {
      const message = field ? messageOf(field, error) : '';
      errors[field?.name ?? 'root'] ??= { type: error.reason, message };
    };
    for (const issue of read.error?.issues ?? []) {
      const field = byName.get(String(issue.path[0]));
      const value = valueAt(input, issue.path);
      const missing = value === undefined && field !== undefined;
      put(field, errorOfNumber(issue, value) ?? errorOf(issue, missing));
    }
    for (const field of lacking) put(field, { reason: 'missing' });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
