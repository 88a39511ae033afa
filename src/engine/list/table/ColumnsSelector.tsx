// The sheet of a table's columns: which are shown, and in which order.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../ui/IconAction.tsx';
import type { ColumnsProps } from './ColumnsButton.tsx';
import { useColumns } from './useColumns.ts';

const MOVES = [
  { by: -1, icon: 'up', label: 'earlier' },
  { by: 1, icon: 'down', label: 'later' },
] as const;

export default function ColumnsSelector({ resource, storedAs }: ColumnsProps) {
  const translate = useTranslate();
  const { shown, all, toggle, move, reset } = useColumns(resource, storedAs);
  return (
    <div className="sheet stack-8 pad">
      {all.map((name) => {
        const column = translate(`resources.${resource.name}.fields.${name}`);
        const place = shown.indexOf(name);
        return (
          <div key={name} className="line">
            <FormControlLabel
              className="grow"
              control={<Checkbox checked={place >= 0} onChange={() => toggle(name)} />}
              disabled={name === resource.title}
              label={column}
            />
            {MOVES.map(({ by, icon, label }) => (
              // A button at the end of its range keeps the focus: without it, Escape would not close the sheet.
              <IconAction
                icon={icon}
                key={label}
                label={translate(`engine.columns.${label}`, { name: column })}
                disabled={place < 0}
                aria-disabled={shown[place + by] === undefined || undefined}
                onClick={() => move(name, by)}
              />
            ))}
          </div>
        );
      })}
      <Button variant="text" size="small" onClick={reset}>
        {translate('engine.columns.reset')}
      </Button>
    </div>
  );
}
