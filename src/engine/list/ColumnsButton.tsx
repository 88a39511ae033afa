// Chooses the columns: `Columns 8 / 14`.
import { useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import { Icon } from '../Icon.tsx';
import { Popup } from './Popup.tsx';
import { useColumns } from './useColumns.ts';

export function ColumnsButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { shown, all, toggle, reset } = useColumns(resource);
  const label = translate('engine.columns.label');
  const share = `${shown.length} / ${all.length}`;
  const button = (
    <>
      <Icon name="cols" />
      {label}
      <span className="soft">{share}</span>
    </>
  );
  return (
    <Popup button={button} label={label}>
      {() => (
        <div className="sheet">
          {all.map((name) => (
            <label key={name} className="sheet-line">
              <input
                type="checkbox"
                className="check"
                checked={shown.includes(name)}
                disabled={name === resource.title}
                onChange={() => toggle(name)}
              />
              {translate(`resources.${resource.name}.fields.${name}`)}
            </label>
          ))}
          <button type="button" className="btn quiet sm" onClick={reset}>
            {translate('engine.columns.reset')}
          </button>
        </div>
      )}
    </Popup>
  );
}
