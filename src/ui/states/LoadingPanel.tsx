// A panel whose content is being loaded.
import type { ComponentProps } from 'react';
import { Loading } from './Loading.tsx';

export function LoadingPanel(props: ComponentProps<typeof Loading>) {
  return (
    <div className="panel" aria-busy="true">
      <Loading {...props} />
    </div>
  );
}
