// Date range filter: presets, or any range by two date inputs.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { daysBefore } from '../../fields/clock.ts';
import { ChipLabel } from '../../../ui/ChipLabel.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { usePeriod } from './usePeriod.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const PeriodDays = lazyPart(
  () => import('./DayField.tsx'),
  () => null,
);

/** Days before today at which a preset starts. */
const USUAL = { today: 0, week: 6, month: 29 } as const;

export function PeriodFilter({ resource, name }: { resource: Resource; name: string }) {
  const translate = useTranslate();
  const { first, last, set } = usePeriod(resource, name);
  const latest = resource.list.pastOnly ? daysBefore(0) : undefined;
  const label = translate(`resources.${resource.name}.fields.${name}`);
  const isSet = first !== undefined || last !== undefined;
  const thisYear = daysBefore(0).slice(0, 5);
  const short = (day = '') => day.replace(thisYear, '');
  const text = isSet
    ? translate('engine.period.days', { first: short(first), last: short(last) })
    : translate('engine.filter.any');
  return (
    <Popup
      button={<ChipLabel icon="cal" name={label} value={text} />}
      label={label}
      name={`${label} ${text}`}
      side="left"
      isSet={isSet}
    >
      {(close) => (
        <div className="sheet stack-8 pad">
          <div className="line">
            {Object.entries(USUAL).map(([usual, days]) => (
              <Button
                key={usual}
                size="small"
                onClick={() => {
                  set(daysBefore(days), daysBefore(0));
                  close();
                }}
              >
                {translate(`engine.period.${usual}`)}
              </Button>
            ))}
          </div>
          <PeriodDays first={first} last={last} latest={latest} onChange={set} />
          {isSet && (
            <Button variant="text" onClick={() => set(undefined, undefined)}>
              <Icon name="cross" />
              {translate('engine.filter.clearOne', { name: label })}
            </Button>
          )}
        </div>
      )}
    </Popup>
  );
}
