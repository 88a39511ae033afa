// Verifies the chain of seals step by step, as far as it is intact.
import { useState } from 'react';
import { auditCalls, type AuditWalk } from '../../../contract/operations/audit.ts';
import { call } from '../../dataProvider/call.ts';
import { useOnce } from '../../ui/useOnce.ts';

export interface Verifying {
  readonly phase: 'idle' | 'running' | 'over' | 'failed';
  /** The last step, with the events of all steps. */
  readonly walk?: AuditWalk;
  readonly error?: unknown;
}

/** Each step starts where the previous one ended, which bounds the server's work per request. */
export function useVerifying() {
  const [state, setState] = useState<Verifying>({ phase: 'idle' });
  const { once } = useOnce();
  const start = async () => {
    setState({ phase: 'running' });
    let events = 0;
    let after = 0;
    let proof: string | null = null;
    try {
      for (;;) {
        const step: AuditWalk = await call(auditCalls.verify, {
          after,
          ...(proof !== null && { proof }),
        });
        events += step.events;
        after = step.sealId;
        proof = step.proof;
        const walk = { ...step, events };
        setState({ phase: step.done ? 'over' : 'running', walk });
        if (step.done) return;
      }
    } catch (error) {
      setState({ phase: 'failed', error });
    }
  };
  return { ...state, start: () => void once(start) };
}
