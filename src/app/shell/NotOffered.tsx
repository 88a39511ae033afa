// A list or form that this server does not support.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../engine/defineResource.ts';
import { useFormMessages } from '../../engine/form/useFormMessages.ts';
import { PageMessages } from '../../engine/PageMessages.tsx';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';
import { listUrl } from '../../routes/route.ts';

interface Props {
  readonly resource: Resource;
  readonly isForm?: boolean;
}

function Shown({ resource, isForm = false }: Props) {
  const label = useTranslate()(`resources.${resource.name}.title`);
  const form = useFormMessages(resource).title();
  if (!isForm) return <PageNotOffered page={label} />;
  return <PageNotOffered page={form} above={{ label, to: listUrl(resource) }} />;
}

/** The resource's messages may be loaded with those of custom pages. */
const NotOffered = (props: Props) => (
  <PageMessages>
    <Shown {...props} />
  </PageMessages>
);

export default NotOffered;
