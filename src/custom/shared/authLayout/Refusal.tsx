// The server's error, announced to screen readers immediately.
import { Icon } from '../../../ui/Icon.tsx';

export function Refusal({ messages }: { readonly messages: string | undefined }) {
  return (
    <div role="alert">
      {messages !== undefined && (
        <p className="note alarm">
          <Icon name="stop" />
          {messages}
        </p>
      )}
    </div>
  );
}
