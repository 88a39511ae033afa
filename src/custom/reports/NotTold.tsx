// Network alerts where the server has no such report: offers the documented workbook instead.
import { useTranslate } from 'react-admin';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

export function NotTold({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const tell = useFailure();
  const { busy, once } = useOnce();
  const take = () => once(() => download(alertCalls.networkReport, {}).catch(tell));
  const workbook = mayUse(alertCalls.networkReport) && (
    <button type="button" className="btn primary" disabled={busy} onClick={() => void take()}>
      <Icon name="down2" />
      {translate(busy ? 'engine.export.busy' : 'reports.workbook')}
    </button>
  );
  return (
    <StatePanel
      icon="info"
      title={translate('app.notOffered.title', { page: title })}
      actions={workbook}
    >
      {translate('reports.workbookText')}
    </StatePanel>
  );
}
