// Search status: usage, loading, no match, or failure.
import { useTranslate } from 'react-admin';
import { isOffline, mayRetry } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { usePalette } from './usePalette.ts';

type Of = Pick<
  ReturnType<typeof usePalette>,
  'typed' | 'hits' | 'found' | 'error' | 'idle' | 'retry'
>;

function Failed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const translate = useTranslate();
  return (
    <div className="note warn" role="alert">
      <Icon name={isOffline(error) ? 'offline' : 'warn'} />
      <p className="grow">{isOffline(error) ? translate('search.offline') : error.message}</p>
      {mayRetry(error) && (
        <button type="button" className="btn sm" onClick={retry}>
          {translate('search.retry')}
        </button>
      )}
    </div>
  );
}

function useFormatted({ typed, hits, found, error, idle }: Of): string {
  const translate = useTranslate();
  if (typed === '') return translate('search.hint');
  if (!idle && !found && !error) return translate('search.looking');
  if (hits.length > 0) return translate('search.count', { smart_count: hits.length });
  return error ? '' : translate('search.nothing', { text: typed });
}

/** Screen readers announce each change; for results only their number. */
export function Said({ of }: { readonly of: Of }) {
  const translate = useTranslate();
  const { error, found, hits, retry, typed } = of;
  const said = useFormatted(of);
  const heard = typed !== '' && hits.length > 0 && (found !== undefined || of.idle);
  return (
    <>
      {error && <Failed error={error} retry={retry} />}
      {found?.tooMany && (
        <p className="note warn">
          <Icon name="warn" />
          {translate('search.tooMany')}
        </p>
      )}
      <p className={heard ? 'unseen' : 'found-said'} role="status">
        {said}
      </p>
    </>
  );
}
