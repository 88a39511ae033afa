// Filter by one day: a chip with the date and a date input.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { FilterEntry } from '../../fields/fieldType.ts';
import { DayField } from './DayField.tsx';
import { ChipLabel } from '../../../ui/ChipLabel.tsx';
import { Popup } from '../../../ui/Popup.tsx';

export default function DayFilter({ label, value, onChange }: FilterEntry) {
  const translate = useTranslate();
  const day = typeof value === 'string' && value !== '' ? value : undefined;
  const text = day ?? translate('engine.filter.any');
  return (
    <Popup
      button={<ChipLabel icon="cal" name={label} value={text} />}
      label={label}
      name={`${label} ${text}`}
      side="left"
      isSet={day !== undefined}
    >
      {(close) => (
        <div className="sheet">
          <DayField label={label} value={day} latest={undefined} onChange={onChange} />
          {day !== undefined && (
            <Button
              variant="text"
              onClick={() => {
                onChange(undefined);
                close();
              }}
            >
              <Icon name="cross" />
              {translate('engine.filter.clearOne', { name: label })}
            </Button>
          )}
        </div>
      )}
    </Popup>
  );
}
