// A panel whose content is being loaded.
import type { ComponentProps } from 'react';
import { Loading } from './Loading.tsx';

export const LoadingPanel = (props: ComponentProps<typeof Loading>) => (
  <div className="panel" aria-busy="true">
    <Loading {...props} />
  </div>
);
