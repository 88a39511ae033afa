// The first steps of a new network: each leads to where it is done, and is ticked by what is there.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Step } from '../../../../contract/operations/gettingStarted.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useGettingStarted, type StepNow } from './useGettingStarted.ts';
import './gettingStarted.css';

/** The pages on which the steps are done, below /app. */
const PLACES: Readonly<Record<Step, string>> = {
  GATEWAY: 'Emailgateway',
  BOX_SIZES: 'systemSetting',
  LOCKER: 'AddNewLocker',
  TERMINAL: 'AddNewLocker',
  ROLE: 'AddNewRole',
  STAFF: 'AddNewStaff',
  PROVIDER: 'providers/create',
  COURIER: 'agents/create',
  RESERVATION: 'unregisteredCustomer',
  DEPOSIT: 'parcels',
};

/** A locker that lacks something is opened where that is entered. */
function placeOf({ step, lockerId }: StepNow): string {
  const page = `/app/${PLACES[step]}`;
  if (lockerId === null) return page;
  return `${page}?id=${lockerId}&step=${step === 'LOCKER' ? 2 : 1}`;
}

function Row({ row }: { readonly row: StepNow }) {
  const translate = useTranslate();
  const { step, done } = row;
  const name = translate(`gettingStarted.steps.${step}`);
  return (
    <li className={done ? 'done' : undefined}>
      <span className="getting-started-mark" aria-hidden="true">
        {done && <Icon name="check" />}
      </span>
      <span>
        {done ? (
          <>
            {name} <span className="unseen">{translate('gettingStarted.done')}</span>
          </>
        ) : (
          <Link to={placeOf(row)}>{name}</Link>
        )}
        {!done && <span className="small soft">{translate(`gettingStarted.why.${step}`)}</span>}
      </span>
    </li>
  );
}

/** Nothing where every step is done, where none is this person's, and where it was hidden. */
export function GettingStarted() {
  const translate = useTranslate();
  const id = useId();
  const { steps, hide } = useGettingStarted();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="panel getting-started" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('gettingStarted.title')}</h2>
        <span className="soft">
          {translate('gettingStarted.progress', { done, all: steps.length })}
        </span>
        <button type="button" className="btn quiet sm" onClick={hide}>
          {translate('gettingStarted.hide')}
        </button>
      </header>
      <p className="soft">{translate('gettingStarted.text')}</p>
      <ol>
        {steps.map((row) => (
          <Row key={row.step} row={row} />
        ))}
      </ol>
    </section>
  );
}
