// In place of data that is not there yet: its error, or a skeleton while it is loading.
import { Loading } from '../../ui/states/Loading.tsx';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';

interface Props {
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The skeleton has a panel of its own. */
  readonly panel?: boolean;
  readonly rows?: number;
  readonly columns?: number;
}

export function Pending({ query: { data, error, refetch }, panel = false, ...size }: Props) {
  if (data !== undefined) return null;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return panel ? <LoadingPanel {...size} /> : <Loading {...size} />;
}
