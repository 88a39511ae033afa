// The panel of one statistic: its title, its exports, and its content or why there is none.
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { download } from '../../dataProvider/call.ts';
import { mayRetry } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useStatistic, type Statistic, type Result } from './useStatistic.ts';

interface Props<S extends Statistic> {
  /** Its messages: `statistics.<name>.title`, `.none`. */
  readonly name: string;
  readonly statistic: S;
  readonly asked: Input<S['query']>;
  /** Beside the title, e.g. a switch. */
  readonly actions?: ReactNode;
  readonly isEmpty: (result: Result<S>) => boolean;
  readonly children: (result: Result<S>) => ReactNode;
}

function Files<S extends Statistic>({
  name,
  statistic,
  asked,
}: Pick<Props<S>, 'name' | 'statistic' | 'asked'>) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const showError = useFailure();
  const { busy, once } = useOnce();
  const start = (endpoint: Endpoint) => once(() => download(endpoint, asked).catch(showError));
  const files = { csv: statistic.exportCsv, xlsx: statistic.exportXlsx };
  const what = translate(`statistics.${name}.title`);
  return Object.entries(files)
    .filter(([, endpoint]) => canAccess(endpoint))
    .map(([format, endpoint]) => (
      <Button
        key={format}
        size="small"
        startIcon={<Icon name="down2" />}
        aria-label={translate('statistics.file', { what, format: format.toUpperCase() })}
        disabled={busy}
        onClick={() => void start(endpoint)}
      >
        {translate(`engine.export.${format}`)}
      </Button>
    ));
}

/** Figures whose refetch failed are marked as old. */
function Stale({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : '';
  return (
    <div className="note alarm" role="alert">
      <Icon name="stop" />
      <p className="grow">{translate('engine.staleRows', { message })}</p>
      {mayRetry(error) && (
        <Link component="button" type="button" onClick={onRetry}>
          {translate('app.error.retry')}
        </Link>
      )}
    </div>
  );
}

export function Sheet<S extends Statistic>(props: Props<S>) {
  const { name, statistic, asked, actions, isEmpty, children } = props;
  const translate = useTranslate();
  const id = useId();
  const { data, error, isFetching, refetch } = useStatistic(statistic.query, asked);
  const again = () => void refetch();
  const result = data as Result<S> | undefined;
  return (
    <section className="panel statistic" aria-labelledby={id} aria-busy={isFetching}>
      <header>
        <h2 id={id}>{translate(`statistics.${name}.title`)}</h2>
        <div className="statistic-acts">
          {actions}
          <Files name={name} statistic={statistic} asked={asked} />
        </div>
      </header>
      {result === undefined && error === null && <Loading rows={6} columns={4} />}
      {result === undefined && error !== null && <ErrorState error={error} onRetry={again} />}
      {result !== undefined && error !== null && <Stale error={error} onRetry={again} />}
      {result !== undefined &&
        (isEmpty(result) ? (
          <p className="soft statistic-none" role="status">
            {translate(`statistics.${name}.none`)}
          </p>
        ) : (
          children(result)
        ))}
    </section>
  );
}
