// Validation errors of entered values: the server's reason, and the values of its message.
import type { z } from 'zod';

export interface FieldReason {
  /** A reason of contract/problems.ts, or one of the resource. */
  readonly reason: string;
  /** A rule of the resource itself: its message is `resources.<name>.errors.<reason>`. */
  readonly own?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** The part of the value that is meant. */
  readonly item?: string;
}

type Issue = z.core.$ZodIssue;

const isText = (issue: Issue) => 'origin' in issue && issue.origin === 'string';
const number = (value: unknown) => (value === undefined ? undefined : Number(value));

/** In a union, the branch that accepts the type but not the value has the best message. */
function bestBranch(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const first = branches.flatMap((branch) => branch.slice(0, 1));
  return first.find((issue) => issue.code !== 'invalid_type') ?? first[0];
}

const isFirstOne = (issue: z.core.$ZodIssueTooSmall): boolean =>
  Number(issue.minimum) === 1 && ['string', 'array'].includes(issue.origin);

/** The error of one issue; `missing` means that nothing was entered. */
export function errorOf(issue: Issue, missing: boolean): FieldReason {
  if (missing) return { reason: 'missing' };
  switch (issue.code) {
    case 'too_small':
      if (isFirstOne(issue)) return { reason: 'missing' };
      return { reason: isText(issue) ? 'tooShort' : 'tooSmall', min: number(issue.minimum) };
    case 'too_big':
      return { reason: isText(issue) ? 'tooLong' : 'tooBig', max: number(issue.maximum) };
    case 'invalid_type':
      if (issue.expected === 'int') return { reason: 'notWhole' };
      return { reason: 'wrongType' };
    case 'invalid_value':
      return { reason: 'notAllowed' };
    case 'custom':
      return { reason: issue.message, own: true, ...issue.params };
    case 'invalid_union': {
      const inside = bestBranch(issue.errors);
      return inside ? errorOf(inside, false) : { reason: 'malformed' };
    }
    default:
      return { reason: 'malformed' };
  }
}

/** The error of a text where a number is expected: a number input keeps what it cannot read. Undefined for others. */
export function errorOfNumber(issue: Issue, value: unknown): FieldReason | undefined {
  if (issue.code !== 'invalid_type' || typeof value !== 'string') return undefined;
  if (issue.expected !== 'number' && issue.expected !== 'int') return undefined;
  return { reason: 'malformed' };
}
