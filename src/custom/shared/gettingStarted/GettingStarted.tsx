// The setup steps of a new network: each links to its page, and is ticked once its data exists.
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Step } from '../../../../contract/operations/gettingStarted.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { routes } from '../../../routes/pages.ts';
import { createUrl, listUrl, pageUrl } from '../../../routes/route.ts';
import { useGettingStarted, type StepNow } from './useGettingStarted.ts';
import './gettingStarted.css';

/** The pages of the steps; a locker with missing data is opened at the form for it. */
const URLS: Readonly<Record<Step, (lockerId?: RecordId) => string>> = {
  GATEWAY: () => pageUrl(routes.emailGateway),
  BOX_SIZES: () => pageUrl(routes.systemSetting),
  LOCKER: (id) => pageUrl(routes.lockerForm, { id, step: id ? '2' : undefined }),
  TERMINAL: (id) => pageUrl(routes.lockerForm, { id, step: id ? '1' : undefined }),
  ROLE: () => pageUrl(routes.roleForm),
  STAFF: () => pageUrl(routes.staffForm),
  PROVIDER: () => createUrl('providers'),
  COURIER: () => createUrl('agents'),
  RESERVATION: () => pageUrl(routes.unregisteredCustomer),
  DEPOSIT: () => listUrl('parcels'),
};

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
          <Link to={URLS[step](row.lockerId ?? undefined)}>{name}</Link>
        )}
        {!done && <span className="small soft">{translate(`gettingStarted.why.${step}`)}</span>}
      </span>
    </li>
  );
}

/** Nothing where all steps are done, the user may take none of them, or the list was hidden. */
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
        <Button variant="text" size="small" onClick={hide}>
          {translate('gettingStarted.hide')}
        </Button>
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
