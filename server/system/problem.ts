// A refusal: thrown anywhere below an answer, it becomes the response that contract/problems.ts describes.
import { problems, type ProblemBody, type ProblemCode } from '../../contract/problems.ts';

type Values = Record<string, string | number>;

/** What a refusal says beside its code. `field` names the input it hits, `values` fill the text. */
export interface ProblemDetail {
  field?: string;
  values?: Values;
  /** The record as it is now, where somebody else saved it; `told` is what of it leaves the server. */
  current?: Record<string, unknown>;
  /** Texts that stand in the English message where the value itself is a key. */
  spoken?: Values;
}

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** Throw it to refuse: the HTTP status and the English text come from the code. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly values: Values | undefined;
  readonly current: Record<string, unknown> | undefined;
  /** What of `current` the endpoint that was asked lets out; without its word nothing. */
  told: Readonly<Record<string, unknown>> | undefined;

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

  /** The body of the response: `{ statusCode, message, code }`, and what the text was filled with. */
  get body(): ProblemBody {
    return {
      statusCode: this.status,
      message: this.message,
      code: this.code,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.values === undefined ? {} : { values: this.values }),
      ...(this.told === undefined ? {} : { current: this.told }),
    };
  }
}
