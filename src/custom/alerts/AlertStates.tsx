// The states of alerts as tabs above their list: what nobody has taken, what is in progress, snoozed, or over.
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ALERT_STATES } from '../../../domain/alerts.ts';
import { listSearch } from '../../engine/list/filters/listSearch.ts';
import '../../engine/list/views/views.css';

export default function AlertStates() {
  const translate = useTranslate();
  const { filterValues, sort, perPage } = useListContext();
  const { alertState: current, ...others } = filterValues;
  return (
    <nav className="view-tabs" aria-label={translate('resources.alerts.title')}>
      {[undefined, ...ALERT_STATES].map((alertState) => (
        <Link
          key={alertState ?? ''}
          to={{ search: listSearch({ filter: { ...others, alertState }, sort }, perPage) }}
          aria-current={alertState === current ? 'page' : undefined}
        >
          {translate(alertState ? `choices.alertState.${alertState}` : 'engine.views.all')}
        </Link>
      ))}
    </nav>
  );
}
