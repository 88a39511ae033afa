// A link from a parcel or customer to its messages, if the user may see them and the list exists.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/messages/messages.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { listUrl } from '../../routes/route.ts';

type About = { readonly memberId: RecordId } | { readonly ordersId: RecordId };

export function MessagesLink({ about }: { readonly about: About }) {
  const translate = useTranslate();
  if (!useCanAccess()(messages.list)) return null;
  return <Link to={listUrl('messages', about)}>{translate('messageSaid.link')}</Link>;
}
