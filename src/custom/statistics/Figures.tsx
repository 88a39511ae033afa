// The totals of a statistic, above its rows.
import { useTranslate } from 'react-admin';
import { useFormatted } from './useFormatted.ts';

interface Props {
  /** By message key, `statistics.columns.<name>`. */
  readonly figures: Readonly<Record<string, number | null>>;
}

export function Figures({ figures }: Props) {
  const translate = useTranslate();
  const formatted = useFormatted();
  return (
    <>
      <dl className="statistic-figures" aria-label={translate('statistics.figures')}>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{translate(`statistics.columns.${name}`)}</dt>
            <dd>{formatted(value, name)}</dd>
          </div>
        ))}
      </dl>
      {'expiredCount' in figures && (
        <p className="soft small statistic-note">{translate('statistics.expired')}</p>
      )}
    </>
  );
}
