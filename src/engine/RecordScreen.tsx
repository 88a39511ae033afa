// A record's page and its actions, for users who may call its endpoint.
import { useEvent, useTranslate } from 'react-admin';
import { ActionsProvider } from './actions/ActionsProvider.tsx';
import { useWayBack } from './form/useWayBack.ts';
import { Page } from './Page.tsx';
import { RecordView, type RecordViewProps } from './RecordView.tsx';
import { Forbidden } from './states/Forbidden.tsx';
import { useCanAccess } from './useCanAccess.ts';

type Props = Omit<RecordViewProps, 'id' | 'renderAround'>;

export function RecordScreen({ resource, screen, children }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const back = useWayBack(resource.name);
  const leaveRemoved = useEvent((action: string) => {
    if (action === 'remove') back();
    return action === 'remove';
  });
  const { one: show, update: edit, create } = resource.collection;
  const { [screen]: gate = resource } = { show, edit, create };
  const title = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  if (!canAccess(gate)) {
    return (
      <Page title={title}>
        <Forbidden page={title} needs={gate.needs} />
      </Page>
    );
  }
  return (
    <ActionsProvider resource={resource} onDone={leaveRemoved}>
      <RecordView
        resource={resource}
        screen={screen}
        renderAround={(content) => <Page title={title}>{content}</Page>}
      >
        {children}
      </RecordView>
    </ActionsProvider>
  );
}
