// The totals of a statistic, above its rows.
import { useTranslate } from 'react-admin';
import { Figures } from '../shared/Figures.tsx';
import { useFormatted } from './useFormatted.ts';

interface Props {
  /** By message key, `statistics.columns.<name>`. */
  readonly figures: Readonly<Record<string, number | null>>;
}

export function StatisticFigures({ figures }: Props) {
  const translate = useTranslate();
  const formatted = useFormatted();
  return (
    <>
      <Figures
        label={translate('statistics.figures')}
        figures={Object.entries(figures).map(([name, value]) => ({
          name,
          label: translate(`statistics.columns.${name}`),
          value: formatted(value, name),
        }))}
      />
      {'expiredCount' in figures && (
        <p className="soft small statistic-note">{translate('statistics.expired')}</p>
      )}
    </>
  );
}
