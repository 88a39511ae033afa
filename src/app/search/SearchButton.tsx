// Opens the global search, by button and Ctrl-K; the dialog is loaded on first use.
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Icon } from '../../ui/Icon.tsx';
import { inDialog } from '../shell/useShortcuts.ts';
import { TypedAhead } from './TypedAhead.tsx';
import { startTyping } from './typed.ts';
import './find.css';

const load = () => import('./Palette.tsx');
const Palette = lazy(load);
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Keeps what is typed or scanned while the dialog is loading. */
export function SearchButton({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const start = () => {
    startTyping();
    setOpen(true);
  };
  useHotkeys('mod+k', start, {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
    ignoreEventWhen: inDialog,
  });
  return (
    <>
      <button
        type="button"
        className="top-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
      >
        <Icon name="search" />
        <span className="grow cut">{translate('app.search')}</span>
        <kbd className="kbd" aria-hidden="true">
          {KEYS}
        </kbd>
      </button>
      {open && (
        <Suspense fallback={<TypedAhead />}>
          <Palette onHelp={onHelp} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
