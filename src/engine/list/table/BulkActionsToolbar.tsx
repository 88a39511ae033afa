// Selection bar: the number of rows, their actions, and a button to clear it.
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { useTranslate, useDataProvider, useListContext } from 'react-admin';
import { PICKER_SIZE } from '../../../../domain/limits.ts';
import { useActions } from '../../actions/useActions.ts';
import { refusalOf } from '../../actions/offered.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { keepToastsClear } from '../../../ui/useToastLift.ts';
import { usePhone } from '../../usePhone.ts';
import { SelectPageCheckbox } from './SelectPageCheckbox.tsx';
import { useState } from 'react';
import { useFailure } from '../../useFailure.ts';
import type { Selection } from './useSelection.ts';
import { useTotal } from '../pagination/useTotal.ts';

/** Offered while not all rows are selected; fetches the rows, so that each has a name. */
function SelectAll({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const showError = useFailure();
  const { resource } = useActions();
  const { sort, filterValues } = useListContext();
  const { total, isLeast } = useTotal();
  const [busy, setBusy] = useState(false);
  if (total <= selection.rows.length || total > PICKER_SIZE || isLeast) return null;
  const select = async () => {
    setBusy(true);
    try {
      const pagination = { page: 1, perPage: total };
      const params = { pagination, sort, filter: filterValues };
      selection.addAll((await dataProvider.getList(resource.name, params)).data);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Link component="button" type="button" disabled={busy} onClick={() => void select()}>
      {translate('engine.bulk.all', { total })}
    </Link>
  );
}

/** An action applies only to suitable rows of the selection; without any it stays visible and says so. */
function BulkActions({ selection }: { selection: Selection }) {
  const { resource, offered, start, messages } = useActions();
  const translate = useTranslate();
  return offered('selection').map((name) => {
    const hit = selection.rows.filter((row) => resource.actions[name]?.when?.(row) ?? true);
    const none = hit.length === 0;
    const refused = hit.every((row) => refusalOf(resource, name, row));
    return (
      <Button
        key={name}
        size="small"
        aria-disabled={refused}
        title={
          none
            ? translate('engine.bulk.none', { action: messages.label(name) })
            : refused
              ? messages.refusal(name, hit)
              : undefined
        }
        onClick={() => none || start(name, selection.rows)}
      >
        {messages.label(name)}
      </Button>
    );
  });
}

/** Without a selection only its empty live region, which announces the first selected row. */
export function BulkActionsToolbar({ selection }: { selection: Selection }) {
  const translate = useTranslate();
  const { offered } = useActions();
  const phone = usePhone();
  const count = selection.rows.length;
  if (offered('selection').length === 0) return null;
  const bar = count > 0 && {
    className: 'bulk row stays',
    role: 'toolbar',
    'aria-label': translate('engine.bulk.label'),
    ref: phone ? keepToastsClear : undefined,
  };
  return (
    <div className="unseen" {...bar}>
      {bar && <SelectPageCheckbox selection={selection} />}
      <b aria-live="polite">{bar && translate('engine.bulk.selected', { smart_count: count })}</b>
      {bar && (
        <>
          <SelectAll selection={selection} />
          <BulkActions selection={selection} />
          <Button variant="text" size="small" onClick={selection.clear}>
            <Icon name="cross" />
            {translate('engine.bulk.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
