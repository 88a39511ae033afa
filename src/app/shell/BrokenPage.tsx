// Replaces a page that failed to render.
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

/** Shows the error and a reload button: a newer version may have replaced the page's code. */
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
