// Column selection: `Columns 8 / 14`.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { useColumns } from './useColumns.ts';

const MOVES = [
  { by: -1, icon: 'up', says: 'earlier' },
  { by: 1, icon: 'down', says: 'later' },
] as const;

export function ColumnsButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { shown, all, toggle, move, reset } = useColumns(resource);
  const label = translate('engine.columns.label');
  const share = `${shown.length} / ${all.length}`;
  const button = (
    <>
      <Icon name="cols" />
      <span className="word">{label}</span>
      <span className="soft">{share}</span>
    </>
  );
  return (
    <Popup button={button} label={label} title={label}>
      {() => (
        <div className="sheet">
          {all.map((name) => {
            const column = translate(`resources.${resource.name}.fields.${name}`);
            const place = shown.indexOf(name);
            return (
              <div key={name} className="line">
                <label className="sheet-line grow">
                  <input
                    type="checkbox"
                    className="check"
                    checked={place >= 0}
                    disabled={name === resource.title}
                    onChange={() => toggle(name)}
                  />
                  {column}
                </label>
                {MOVES.map(({ by, icon, says }) => (
                  // A button at the end of its range keeps the focus: without it, Escape would not close the sheet.
                  <button
                    key={says}
                    type="button"
                    className="btn quiet icon-only sm"
                    aria-label={translate(`engine.columns.${says}`, { name: column })}
                    disabled={place < 0}
                    aria-disabled={shown[place + by] === undefined || undefined}
                    onClick={() => move(name, by)}
                  >
                    <Icon name={icon} />
                  </button>
                ))}
              </div>
            );
          })}
          <button type="button" className="btn quiet sm" onClick={reset}>
            {translate('engine.columns.reset')}
          </button>
        </div>
      )}
    </Popup>
  );
}
