// Selects all rows that match the filter, on all pages: "Select all 40".
import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useActions } from '../../actions/ActionsContext.ts';
import { useFailure } from '../../useFailure.ts';
import type { Selection } from './useSelection.ts';
import { useTotal } from '../pager/useTotal.ts';

/** The largest page size of a list. */
const MOST = 10_000;

/** Offered while not all rows are selected; fetches the rows, so that each has a name. */
export function SelectAll({ selection }: { selection: Selection }) {
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
