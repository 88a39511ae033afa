// Says that the URL names no record, or one that does not exist, and leads back to the list.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { inSentence } from '../inSentence.ts';
import { listUrl } from '../../routes/route.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

export interface NoRecordProps {
  /** The resource whose record is asked for. */
  readonly resource?: string | undefined;
  /** The page that lists such records; by default the resource's list. */
  readonly list?: string;
  /** The parameters that the URL lacks, where it names no record at all. */
  readonly lacks?: readonly string[] | undefined;
}

export function NoRecord({ resource, list, lacks }: NoRecordProps) {
  const translate = useTranslate();
  const name = resource
    ? translate(`resources.${resource}.name`, { smart_count: 1 })
    : translate('engine.history.record');
  return (
    <StatePanel
      icon="search"
      title={
        lacks
          ? translate('engine.record.lacking', { name: inSentence(name) })
          : translate('engine.record.missing', { name })
      }
      actions={
        resource && (
          <Button component={Link} to={list ?? listUrl({ name: resource })}>
            {translate('engine.record.toList', { list: translate(`resources.${resource}.title`) })}
          </Button>
        )
      }
      role="alert"
    >
      {lacks
        ? translate('engine.record.lackingText', { names: lacks.join(', ') })
        : translate('problems.codes.NOT_FOUND')}
    </StatePanel>
  );
}
