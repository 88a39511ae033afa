// Converts schema errors into a validation error that names one field and one reason.
import type { z } from 'zod';
import { inputReasons, type InputReason } from '../../contract/inputReasons.ts';
import { Problem } from '../system/problem.ts';

const NAME_MAX = 60;

/** The validation error of one field. */
export function badInput(field: string, reason: InputReason): Problem {
  const name = field.slice(0, NAME_MAX);
  return new Problem('BAD_INPUT', {
    field: name,
    values: { field: name, reason },
    spoken: { reason: inputReasons[reason] },
  });
}

type Issue = z.core.$ZodIssue;

const ofText = (issue: Issue): boolean => 'origin' in issue && issue.origin === 'string';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

/** For a union, the error of the branch that accepted the type but not the value is the most specific. */
function bestBranch(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const first = branches.flatMap((branch) => branch.slice(0, 1));
  return first.find((issue) => issue.code !== 'invalid_type') ?? first[0];
}

function reasonOf(issue: Issue, missing: boolean): InputReason {
  if (missing) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return 'wrongType';
    case 'unrecognized_keys':
      return 'unknown';
    case 'too_big':
      return ofText(issue) ? 'tooLong' : 'tooBig';
    case 'too_small':
      return ofText(issue) ? 'tooShort' : 'tooSmall';
    case 'invalid_value':
      return 'notAllowed';
    case 'invalid_union': {
      const inner = bestBranch(issue.errors);
      return inner ? reasonOf(inner, false) : 'malformed';
    }
    case 'custom':
      return Object.hasOwn(inputReasons, issue.message)
        ? (issue.message as InputReason)
        : 'malformed';
    default:
      return 'malformed';
  }
}

/** The validation error for the first issue a schema found in an input. */
export function refusalOf(error: z.core.$ZodError, input: unknown): Problem {
  const issue = error.issues[0];
  if (!issue) return badInput('request', 'malformed');
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
  const missing = unknownKey === undefined && valueAt(input, path) === undefined;
  return badInput(path.map(String).join('.') || 'request', reasonOf(issue, missing));
}
