// In place of a page that broke.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { CopyDetails } from '../../ui/states/CopyDetails.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

interface Props {
  readonly error: unknown;
}

const detailsOf = (error: unknown) =>
  JSON.stringify({
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
    address: location.href,
  });

/** Says so, and offers to load the page anew: its code may have been replaced by a newer version. */
export function BrokenPage({ error }: Props) {
  const translate = useTranslate();
  const actions = (
    <>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        <Icon name="refresh" />
        {translate('app.error.retry')}
      </button>
      <CopyDetails details={detailsOf(error)} />
    </>
  );
  return (
    <Page title={translate('app.error.broken')}>
      <StatePanel
        icon="stop"
        grave
        role="alert"
        title={translate('app.error.broken')}
        actions={actions}
      >
        {translate('app.error.brokenText')}
      </StatePanel>
    </Page>
  );
}
