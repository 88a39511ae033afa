// Global search: a dialog with a field and results, for keyboard, scanner and touch.
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SOUGHT_MAX } from '../../../domain/search.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePageMessages } from '../../engine/PageMessages.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { Results } from './Results.tsx';
import { Said } from './Said.tsx';
import { TypedAhead } from './TypedAhead.tsx';
import { usePalette, type PaletteProps } from './usePalette.ts';
import './search.css';

function Field({ of, id }: { readonly of: ReturnType<typeof usePalette>; readonly id: string }) {
  const translate = useTranslate();
  const { input, text, active, hits, type, onKeyDown, onFocus } = of;
  return (
    <input
      ref={input}
      className="sought"
      role="combobox"
      aria-label={translate('app.search')}
      aria-autocomplete="list"
      aria-expanded={hits.length > 0}
      aria-controls={id}
      aria-activedescendant={hits[active] && `${id}-${active}`}
      placeholder={translate('app.search')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={SOUGHT_MAX}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    />
  );
}

function Inside(props: PaletteProps) {
  const translate = useTranslate();
  const id = useId();
  const of = usePalette(props);
  return (
    <>
      <div className="sought-line">
        <Icon name="search" size={20} />
        <Field of={of} id={id} />
        <button
          type="button"
          className="btn quiet icon-only"
          aria-label={translate('search.close')}
          onClick={props.onClose}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className="found">
        <Results
          id={id}
          hits={of.hits}
          active={of.active}
          recent={of.recent}
          onPoint={of.point}
          onOpen={of.open}
        />
        <Said of={of} />
      </div>
    </>
  );
}

/** Opens with the text typed before it was loaded. */
export default function Palette(props: PaletteProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const readable = usePageMessages();
  if (!readable) return <TypedAhead />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullScreen={phone}
      fullWidth
      slotProps={{ paper: { className: 'palette', 'aria-label': translate('search.title') } }}
    >
      <Inside {...props} />
    </Dialog>
  );
}
