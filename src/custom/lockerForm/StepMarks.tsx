// Shows which of the two steps is active, and links to the other.
import { useTranslate } from 'react-admin';

interface Props {
  readonly step: 1 | 2;
  readonly onStep: (step: 1 | 2) => void;
}

export function StepMarks({ step, onStep }: Props) {
  const translate = useTranslate();
  return (
    <nav className="locker-steps" aria-label={translate('lockerForm.steps')}>
      {([1, 2] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === step ? 'step' : undefined}
          onClick={() => one !== step && onStep(one)}
        >
          <b aria-hidden="true">{one}</b>
          {translate(`lockerForm.step${one}`)}
        </button>
      ))}
    </nav>
  );
}
