// The shared views of a list above it; the tabs are only loaded where there are views.
import { lazy, Suspense } from 'react';
import type { Resource } from '../../defineResource.ts';
import { useSharedViews } from './useSharedViews.ts';

const Tabs = lazy(() => import('./Tabs.tsx'));

export default function ViewTabs({ resource }: { readonly resource: Resource }) {
  const views = useSharedViews(resource);
  if (views.length === 0) return null;
  return (
    <Suspense fallback={<div className="view-tabs" />}>
      <Tabs resource={resource} views={views} />
    </Suspense>
  );
}
