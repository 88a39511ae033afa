// The list of a resource that this server does not support.
import { useTranslate } from 'react-admin';
import { PageNotOffered } from '../../engine/states/PageNotOffered.tsx';

/** `name` is the resource's name. */
export default function NotOffered({ name }: { readonly name: string }) {
  return <PageNotOffered page={useTranslate()(`resources.${name}.title`)} />;
}
