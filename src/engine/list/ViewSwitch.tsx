// List or map, as given by the URL; keeps the filters.
import { useBasename, useNavigate, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Resource } from '../defineResource.ts';

/** Whether the URL selects the map: `/app/lockers/map`. */
export function useOnMap({ name, list }: Resource): boolean {
  const basename = useBasename();
  const { pathname } = useLocation();
  return list.map !== undefined && pathname === `${basename}/${name}/map`;
}

export function ViewSwitch({ resource, onMap }: { resource: Resource; onMap: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  const { search } = useLocation();
  const list = `${basename}/${resource.name}`;
  const views = [
    ['list', list],
    ['map', `${list}/map`],
  ] as const;
  return (
    <div className="seg" role="group" aria-label={translate('engine.view.label')}>
      {views.map(([view, path]) => (
        <button
          key={view}
          type="button"
          aria-pressed={(view === 'map') === onMap}
          onClick={() => navigate(path + search)}
        >
          {translate(`engine.view.${view}`)}
        </button>
      ))}
    </div>
  );
}
