// The files of a report or statistic, with the filters and order of the screen.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useExport } from '../../engine/list/useExport.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Statistic } from './declare.ts';

interface Props {
  readonly report: Pick<Statistic, 'exportCsv' | 'exportXlsx'>;
  /** What the files contain, where the page has several. */
  readonly what?: string;
}

export function Files({ report, what }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { busy, start } = useExport();
  const files = [
    ['csv', report.exportCsv],
    ['xlsx', report.exportXlsx],
  ] as const;
  return files
    .filter(([, endpoint]) => canAccess(endpoint))
    .map(([format, endpoint]) => (
      <Button
        key={format}
        size={what === undefined ? 'medium' : 'small'}
        startIcon={<Icon name="down2" />}
        title={what === undefined ? translate('engine.export.all') : undefined}
        aria-label={what && translate('statistics.file', { what, format: format.toUpperCase() })}
        disabled={busy !== undefined}
        aria-busy={busy === endpoint}
        onClick={() => void start(endpoint)}
      >
        {translate(busy === endpoint ? 'engine.export.busy' : `engine.export.${format}`)}
      </Button>
    ));
}
