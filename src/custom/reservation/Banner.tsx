// Why nothing can be reserved for this customer, above the rest of the page.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';

export function Banner({ message }: { readonly message: string }) {
  const translate = useTranslate();
  return (
    <div className="note alarm banner" role="alert">
      <Icon name="stop" />
      <p>{translate(message)}</p>
    </div>
  );
}
