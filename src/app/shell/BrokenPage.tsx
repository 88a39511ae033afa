// A page that failed: the error and a reload button, for a newer version may have replaced the page's code.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { CopyDetails } from '../../ui/states/CopyDetails.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

const detailsOf = (error: unknown) =>
  JSON.stringify({
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
    address: location.href,
  });

/** What browsers say when the code of a page cannot be fetched. */
export const NOT_LOADED = /dynamically imported|Importing a module|preload CSS/;

/** Without the server, a reload would leave the browser's own error page. */
const reload = () =>
  fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );

export function BrokenPage({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const notLoaded = NOT_LOADED.test(String(error));
  const title = translate(notLoaded ? 'app.error.notLoaded' : 'app.error.broken');
  const actions = (
    <>
      <Button variant="contained" onClick={() => void reload()}>
        <Icon name="refresh" />
        {translate('app.error.retry')}
      </Button>
      <CopyDetails details={detailsOf(error)} />
    </>
  );
  return (
    <Page title={title}>
      <StatePanel icon="stop" grave={!notLoaded} role="alert" title={title} actions={actions}>
        {translate(notLoaded ? 'app.error.notLoadedText' : 'app.error.brokenText')}
      </StatePanel>
    </Page>
  );
}
