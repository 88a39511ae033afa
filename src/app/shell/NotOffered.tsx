// Explains that this server does not support a page, in place of a list that would fail.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { HOME } from '../../routes/roots.ts';

/** `name` is the resource's name. */
export default function NotOffered({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const title = translate(`resources.${name}.title`);
  const back = (
    <Button component={Link} to={HOME}>
      {translate('app.forbidden.back')}
    </Button>
  );
  return (
    <Page title={title}>
      <StatePanel
        icon="info"
        title={translate('app.notOffered.title', { page: title })}
        actions={back}
      >
        <p>{translate('app.notOffered.text')}</p>
      </StatePanel>
    </Page>
  );
}
