// A message that a gateway did not take: why, and whether it may have arrived all the same.
import type { SendFault } from '../../domain/messages/messages.ts';

export interface FailureDetail {
  /** The number that the gateway gave, of HTTP or of SMTP. */
  readonly status?: number | undefined;
  /** The gateway had all of it: nobody knows whether it passed it on. */
  readonly unsure?: boolean;
}

/** Says nothing of what was sent, nor of what the gateway answered: both may hold what is nobody's business. */
export class SendFailure extends Error {
  readonly fault: SendFault;
  readonly status: number | undefined;
  readonly unsure: boolean;

  constructor(fault: SendFault, { status, unsure = false }: FailureDetail = {}) {
    super(fault);
    this.name = 'SendFailure';
    this.fault = fault;
    this.status = status;
    this.unsure = unsure;
  }
}

/** Whatever was thrown, as such a failure. */
export const failureOf = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure('BROKEN');

/**
 * Gives up after so many milliseconds, whatever the other side does; `late` makes the failure then.
 * What was given up goes on by itself to its own end.
 */
export async function within<T>(ms: number, work: Promise<T>, late: () => SendFailure): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(late()), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
