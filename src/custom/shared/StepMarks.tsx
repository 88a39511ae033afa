// The steps of a form: what is done, where the user is, and a way to each.
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

export interface StepMark {
  readonly label: string;
  /** What was entered there, or is still missing. */
  readonly fact?: string;
  readonly done?: boolean;
}

interface Props {
  readonly label: string;
  readonly steps: readonly StepMark[];
  readonly active: number;
  readonly onStep: (place: number) => void;
}

const style = {
  alignItems: 'stretch',
  mb: 2,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-panel)',
  background: 'var(--surface)',
  overflow: 'hidden',
  '& .MuiStep-root': { p: 0, flex: 1, minWidth: 40 },
  '& .MuiStep-root + .MuiStep-root': { borderLeft: '1px solid var(--line)' },
  '& .MuiStepButton-root': {
    boxSizing: 'border-box',
    justifyContent: 'start',
    height: '100%',
    minHeight: 44,
    m: 0,
    p: '6px 16px',
    textAlign: 'left',
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: 'var(--accent-tint)',
      boxShadow: 'inset 0 -3px var(--accent)',
    },
  },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 600 },
  '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': { color: 'var(--neutral-tint)' },
  '& .MuiStepIcon-text': { fontWeight: 600 },
  '& :not(.Mui-active) > .MuiStepIcon-text': { fill: 'var(--text-soft)' },
} as const;

/** On a phone four labels have no room: the current step has its own, the others only their numbers. */
const many = {
  '@media (max-width: 767.98px)': {
    '& .MuiStep-root:not(:has([aria-current]))': { flex: 'none' },
    '& .MuiStepButton-root': { px: 1 },
    '& .MuiStepButton-root:not([aria-current]) .MuiStepLabel-labelContainer': {
      position: 'absolute',
      width: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const;

export function StepMarks({ label, steps, active, onStep }: Props) {
  return (
    <Stepper
      component="nav"
      nonLinear
      activeStep={active}
      connector={null}
      aria-label={label}
      sx={steps.length > 2 ? { ...style, ...many } : style}
    >
      {steps.map((step, place) => (
        <Step key={step.label} completed={step.done === true}>
          <StepButton
            optional={step.fact && <span className="small soft">{step.fact}</span>}
            onClick={() => onStep(place)}
          >
            {step.label}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
