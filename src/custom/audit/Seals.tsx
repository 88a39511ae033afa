// Verifies the audit seals: whether the stored history still matches what was recorded.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { audit, type AuditWalk } from '../../../contract/operations/audit.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { listUrl } from '../../routes/route.ts';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { useVerifying } from './useVerifying.ts';
import './seals.css';

type Outside = NonNullable<AuditWalk['outside']>;

/** Differs: it does not match the external copy. Unchecked: this server has no key to verify with. */
function verdictOf({
  broken,
  forged,
  outside,
}: AuditWalk): 'whole' | 'broken' | 'differs' | 'unchecked' {
  if (forged || (broken && broken.error !== 'OTHER_KEY')) return 'broken';
  if (outside && outside.lost.length > 0) return 'differs';
  return broken ? 'unchecked' : 'whole';
}

/** The first batch that is not intact, and what is wrong with it. */
function Broken({ broken }: { readonly broken: NonNullable<AuditWalk['broken']> }) {
  const translate = useTranslate();
  const { sealId, error, firstId, lastId, time } = broken;
  return (
    <>
      <p>{translate(`auditSeals.errors.${error}`, { sealId })}</p>
      <p>{translate('auditSeals.where', { firstId, lastId, time: moment(time) })}</p>
    </>
  );
}

/**
 * What is stored outside the database, what of it is lost, and when the chain was intentionally reset by its
 * owners.
 */
function Outside({ outside: { last, lost, restored } }: { readonly outside: Outside }) {
  const translate = useTranslate();
  return (
    <>
      {lost.map(({ error, sealId, time }) => (
        <p key={`${sealId} ${time}`}>
          {translate(`auditSeals.lost.${error}`, { sealId, time: moment(time) })}
        </p>
      ))}
      {restored.map(({ time, fromSeal, sealId }) => (
        <p key={time}>
          {translate(fromSeal === null ? 'auditSeals.begun' : 'auditSeals.restored', {
            time: moment(time),
            fromSeal,
            sealId: sealId ?? 0,
          })}
        </p>
      ))}
      <p>
        {last
          ? translate('auditSeals.kept', { sealId: last.sealId, since: moment(last.since) })
          : translate('auditSeals.notKept')}
      </p>
    </>
  );
}

function Verdict({ walk }: { readonly walk: AuditWalk }) {
  const translate = useTranslate();
  const verdict = verdictOf(walk);
  const whole = verdict === 'whole';
  const { sealId, hash, events, unsealed, forged, broken, unkeyed, outside } = walk;
  return (
    <div className={`note seal-verdict stack-8${whole ? '' : ' alarm'}`} role="status">
      <h2 className="line">
        <Icon name={whole ? 'check' : 'stop'} size={20} />
        {translate(`auditSeals.${verdict}`)}
      </h2>
      {broken && <Broken broken={broken} />}
      <p>{translate('auditSeals.looked', { seals: sealId, smart_count: events })}</p>
      {unsealed !== null && <p>{translate('auditSeals.unsealed', { smart_count: unsealed })}</p>}
      {forged !== null && forged > 0 && (
        <p>{translate('auditSeals.forged', { smart_count: forged })}</p>
      )}
      {outside && <Outside outside={outside} />}
      {unkeyed !== null && unkeyed > 0 && (
        <p>{translate('auditSeals.unkeyed', { smart_count: unkeyed })}</p>
      )}
      {hash !== null && (
        <p className="seal-hash">
          {translate('auditSeals.hash')} <code>{hash}</code>
        </p>
      )}
    </div>
  );
}

function Running({ walk }: { readonly walk?: AuditWalk | undefined }) {
  const translate = useTranslate();
  return (
    <p className="soft" role="status">
      {translate('auditSeals.running', {
        seals: walk?.sealId ?? 0,
        smart_count: walk?.events ?? 0,
      })}
    </p>
  );
}

export default function Seals() {
  const translate = useTranslate();
  const { phase, walk, error, start } = useVerifying();
  const title = translate('auditSeals.title');
  const crumb = { label: translate('resources.audit.title'), to: listUrl('audit') };
  if (!supports(audit.feature)) return <PageNotOffered page={title} />;
  const button = (
    <Button variant="contained" disabled={phase === 'running'} onClick={start}>
      <Icon name="lock" />
      {translate(phase === 'running' ? 'auditSeals.busy' : 'auditSeals.verify')}
    </Button>
  );
  return (
    <Page title={title} crumbs={[crumb]} actions={button}>
      <div className="panel pad seals stack-12">
        <p>{translate('auditSeals.about')}</p>
        <p className="soft">{translate('auditSeals.personal')}</p>
        {phase === 'running' && <Running walk={walk} />}
        {phase === 'over' && walk && <Verdict walk={walk} />}
        {phase === 'failed' && <ErrorState error={error} onRetry={start} />}
      </div>
    </Page>
  );
}
