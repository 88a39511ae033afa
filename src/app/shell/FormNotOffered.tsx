// The form of a resource whose call this server does not have.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/defineResource.ts';
import { useFormMessages } from '../../engine/form/useFormMessages.ts';
import { PageMessages } from '../../engine/PageMessages.tsx';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { listUrl } from '../../routes/route.ts';

interface Props {
  readonly resource: Resource;
}

function NotOffered({ resource }: Props) {
  const label = useTranslate()(`resources.${resource.name}.title`);
  const page = useFormMessages(resource).title();
  return <PageNotOffered page={page} above={{ label, to: listUrl(resource) }} />;
}

/** The resource's messages may be loaded with those of custom pages. */
const FormNotOffered = ({ resource }: Props) => (
  <PageMessages>
    <NotOffered resource={resource} />
  </PageMessages>
);

export default FormNotOffered;
