// Error boundary of a page, so that the menu remains usable.
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
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

/** Shows the error and a reload button: a newer version may have replaced the page's code. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const actions = (
    <>
      <Button variant="contained" onClick={() => location.reload()}>
        <Icon name="refresh" />
        {translate('app.error.retry')}
      </Button>
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

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** A page, or its error. A new key resets it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return <BrokenPage error={this.state.error} />;
  }
}
