// A page that this server does not support, in place of calls that would fail.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { HOME } from '../../routes/roots.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { Page } from '../Page.tsx';

interface Props {
  /** The page's title. */
  readonly page: string;
  /** The page above it, where to go instead; the first page when omitted. */
  readonly above?: { readonly label: string; readonly to: string };
}

export function PageNotOffered({ page, above }: Props) {
  const translate = useTranslate();
  const { label, to } = above ?? { label: translate('app.forbidden.back'), to: HOME };
  return (
    <Page title={page} {...(above && { crumbs: [above] })}>
      <StatePanel
        icon="info"
        title={translate('app.notOffered.title', { page })}
        actions={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
      >
        {translate('app.notOffered.text')}
      </StatePanel>
    </Page>
  );
}
