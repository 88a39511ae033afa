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
  const tabs = [
    { name: translate('engine.views.all'), state: undefined },
    ...ALERT_STATES.map((state) => ({ name: translate(`choices.alertState.${state}`), state })),
  ];
  return (
    <nav className="view-tabs" aria-label={translate('resources.alerts.title')}>
      {tabs.map(({ name, state }) => (
        <Link
          key={name}
          to={{
            search: listSearch(
              { filter: state ? { ...others, alertState: state } : others, sort },
              perPage,
            ),
          }}
          aria-current={state === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
