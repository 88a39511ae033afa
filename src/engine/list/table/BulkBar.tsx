// Selection bar: the number of rows, their actions, and a button to clear it.
import { useTranslate } from 'react-admin';
import { useActions } from '../../actions/ActionsContext.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageCheck } from './PageCheck.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { Selection } from './useSelection.ts';

/** An action applies only to suitable rows of the selection; without any it stays visible and says so. */
export function BulkBar({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const { resource, offered, start, words } = useActions();
  return (
    <div className="bulk" role="toolbar" aria-label={translate('engine.bulk.label')}>
      <PageCheck selection={selection} />
      <b aria-live="polite">
        {translate('engine.bulk.selected', { smart_count: selection.rows.length })}
      </b>
      <SelectAll selection={selection} />
      {offered('selection').map((name) => {
        const hit = selection.rows.filter((row) => resource.actions[name]?.when?.(row) ?? true);
        return (
          <button
            key={name}
            type="button"
            className="btn sm"
            aria-disabled={hit.length === 0}
            title={
              hit.length === 0
                ? translate('engine.bulk.none', { action: words.label(name) })
                : undefined
            }
            onClick={() => hit.length > 0 && start(name, hit)}
          >
            {words.label(name)}
          </button>
        );
      })}
      <button type="button" className="btn quiet sm" onClick={selection.clear}>
        <Icon name="cross" />
        {translate('engine.bulk.clear')}
      </button>
    </div>
  );
}
