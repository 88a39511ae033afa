// Explains that this server has no call for a form, in place of its list.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Resource } from '../../engine/defineResource.ts';
import { useFormMessages } from '../../engine/form/useFormMessages.ts';
import { Page } from '../../engine/Page.tsx';
import { PageMessages } from '../../engine/PageMessages.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { listUrl } from '../../routes/route.ts';

interface Props {
  readonly resource: Resource;
}

function Said({ resource }: Props) {
  const translate = useTranslate();
  const page = useFormMessages(resource).title();
  const list = translate(`resources.${resource.name}.title`);
  const to = listUrl(resource);
  const back = (
    <Button component={Link} to={to}>
      {list}
    </Button>
  );
  return (
    <Page title={page} crumbs={[{ label: list, to }]}>
      <StatePanel icon="info" title={translate('app.notOffered.title', { page })} actions={back}>
        <p>{translate('app.notOffered.text')}</p>
      </StatePanel>
    </Page>
  );
}

/** The resource's messages may be loaded with those of custom pages. */
const FormNotOffered = ({ resource }: Props) => (
  <PageMessages>
    <Said resource={resource} />
  </PageMessages>
);

export default FormNotOffered;
