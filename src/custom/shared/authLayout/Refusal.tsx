// The server's error, announced to screen readers immediately.
import { Icon } from '../../../ui/Icon.tsx';

export function Refusal({ words }: { readonly words: string | undefined }) {
  return (
    <div role="alert">
      {words !== undefined && (
        <p className="note alarm">
          <Icon name="stop" />
          {words}
        </p>
      )}
    </div>
  );
}
