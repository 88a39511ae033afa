// The exception for refused requests; it becomes the response described in contract/problems.ts.
import { problems, type ProblemBody, type ProblemCode } from '../../contract/problems.ts';

type Values = Record<string, string | number>;

/** Details of a problem. `field` names the invalid input, `values` fill the message. */
export interface ProblemDetail {
  field?: string;
  values?: Values;
  /** The current record, if another save came first; `told` is the part that is returned. */
  current?: Record<string, unknown>;
  /** Texts for the English message where the value itself is a key. */
  spoken?: Values;
}

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** Throw it to refuse a request: HTTP status and English message follow from the code. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly values: Values | undefined;
  readonly current: Record<string, unknown> | undefined;
  /** The part of `current` the endpoint may return; unset, nothing is returned. */
  shown: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ProblemCode, detail: ProblemDetail = {}) {
    const [status, text] = problems[code];
    super(fill(text, { ...detail.values, ...detail.spoken }));
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.field = detail.field;
    this.values = detail.values;
    this.current = detail.current;
  }

  /** The response body: `{ statusCode, message, code }` and the message's values. */
  get body(): ProblemBody {
    return {
      statusCode: this.status,
      message: this.message,
      code: this.code,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.values === undefined ? {} : { values: this.values }),
      ...(this.shown === undefined ? {} : { current: this.shown }),
    };
  }
}
