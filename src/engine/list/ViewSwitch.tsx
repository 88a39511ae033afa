// List or map, as given by the URL; keeps the filters.
import { useNavigate, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Resource } from '../defineResource.ts';
import { listUrl, mapUrl } from '../../routes/route.ts';

/** Whether the URL selects the map: `/app/lockers/map`. */
export function useOnMap(resource: Resource): boolean {
  const { pathname } = useLocation();
  return resource.list.map !== undefined && pathname === mapUrl(resource);
}

export function ViewSwitch({ resource, onMap }: { resource: Resource; onMap: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const views = [
    ['list', listUrl(resource)],
    ['map', mapUrl(resource)],
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
