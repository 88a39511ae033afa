// Password recovery: identification, then the code. The new password has its own page.
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { EMPTY_PAIR, type Pair } from './pair.ts';
import { PairStep } from './PairStep.tsx';
import type { Sent } from './recovering.ts';

/** The pages `forget` and `recover`. */
export default function Recover() {
  const [pair, setPair] = useState<Pair>(EMPTY_PAIR);
  const [sent, setSent] = useState<Sent>();
  if (sent) return <CodeStep pair={pair} first={sent} onBack={() => setSent(undefined)} />;
  return (
    <PairStep
      pair={pair}
      onSent={(proved, told) => {
        setPair(proved);
        setSent(told);
      }}
    />
  );
}
