// In place of a record: it is being loaded, does not exist, is not permitted, or could not be loaded.
import type { Needs } from '../../../contract/endpoint.ts';
import { CallError, isMissing } from '../../dataProvider/callError.ts';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Forbidden } from './Forbidden.tsx';
import { NoRecord, type NoRecordProps } from './NoRecord.tsx';

interface Props extends NoRecordProps {
  /** Why there is no record; null while it is being loaded. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** The page's name and the permissions of its call, for a user who may not see the record. */
  readonly denied?: { readonly page: string; readonly needs: Needs };
  /** Of the placeholder. */
  readonly rows?: number;
  readonly columns?: number;
}

export function RecordState({ error, onRetry, denied, rows = 6, columns = 2, ...record }: Props) {
  if (!error && !record.lacks) return <LoadingPanel rows={rows} columns={columns} />;
  if (record.lacks || isMissing(error)) return <NoRecord {...record} />;
  if (denied && error instanceof CallError && error.status === 403)
    return <Forbidden {...denied} />;
  return <ErrorState error={error} onRetry={() => void onRetry()} />;
}
