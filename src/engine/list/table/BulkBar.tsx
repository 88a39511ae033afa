// Selection bar: the number of rows, their actions, and a button to clear it.
import { useTranslate, useDataProvider, useListContext } from 'react-admin';
import { useActions } from '../../actions/ActionsContext.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageCheck } from './PageCheck.tsx';
import { useState } from 'react';
import { useFailure } from '../../useFailure.ts';
import type { Selection } from './useSelection.ts';
import { useTotal } from '../pager/useTotal.ts';

/** The largest page size of a list. */
const MOST = 10_000;

/** Offered while not all rows are selected; fetches the rows, so that each has a name. */
function SelectAll({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const tell = useFailure();
  const { resource } = useActions();
  const { sort, filterValues } = useListContext();
  const { total, isLeast } = useTotal();
  const [busy, setBusy] = useState(false);
  if (total <= selection.rows.length || total > MOST || isLeast) return null;
  const select = async () => {
    setBusy(true);
    try {
      const pagination = { page: 1, perPage: total };
      const params = { pagination, sort, filter: filterValues };
      selection.addAll((await dataProvider.getList(resource.name, params)).data);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="link" disabled={busy} onClick={() => void select()}>
      {translate('engine.bulk.all', { total })}
    </button>
  );
}

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
