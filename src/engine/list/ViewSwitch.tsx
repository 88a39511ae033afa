// List or map, as given by the URL; keeps the filters.
import { useNavigate, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Resource } from '../defineResource.ts';
import { listUrl, mapUrl } from '../../routes/route.ts';
import { Segments } from '../../ui/Segments.tsx';

const VIEWS = ['list', 'map'] as const;

export function ViewSwitch({ resource, onMap }: { resource: Resource; onMap: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Segments
      label={translate('engine.view.label')}
      choices={VIEWS.map((id) => ({ id, name: translate(`engine.view.${id}`) }))}
      value={onMap ? 'map' : 'list'}
      onChange={(view) => navigate((view === 'map' ? mapUrl : listUrl)(resource) + search)}
    />
  );
}
