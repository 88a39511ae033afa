// Global search: a dialog with a field and results, for keyboard, scanner and touch.
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SOUGHT_MAX } from '../../../domain/search.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { Results } from './Results.tsx';
import { isOffline, mayRetry } from '../../dataProvider/callError.ts';
import { usePalette, type PaletteProps } from './usePalette.ts';
import './search.css';

type Of = Pick<
  ReturnType<typeof usePalette>,
  'typed' | 'hits' | 'found' | 'error' | 'idle' | 'retry'
>;

function Failed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const translate = useTranslate();
  return (
    <div className="note warn" role="alert">
      <Icon name={isOffline(error) ? 'offline' : 'warn'} />
      <p className="grow">{isOffline(error) ? translate('search.offline') : error.message}</p>
      {mayRetry(error) && (
        <Button size="small" onClick={retry}>
          {translate('search.retry')}
        </Button>
      )}
    </div>
  );
}

function useFormatted({ typed, hits, found, error, idle }: Of): string {
  const translate = useTranslate();
  if (typed === '') return translate('search.hint');
  if (!idle && !found && !error) return translate('search.looking');
  if (hits.length > 0) return translate('search.count', { smart_count: hits.length });
  return error ? '' : translate('search.nothing', { text: typed });
}

/** Screen readers announce each change; for results only their number. */
function Status({ of }: { readonly of: Of }) {
  const translate = useTranslate();
  const { error, found, hits, retry, typed } = of;
  const status = useFormatted(of);
  const isListed = typed !== '' && hits.length > 0 && (found !== undefined || of.idle);
  return (
    <>
      {error && <Failed error={error} retry={retry} />}
      {found?.tooMany && (
        <p className="note warn">
          <Icon name="warn" />
          {translate('search.tooMany')}
        </p>
      )}
      <p className={isListed ? 'unseen' : 'found-said'} role="status">
        {status}
      </p>
    </>
  );
}

function Field({ of, id }: { readonly of: ReturnType<typeof usePalette>; readonly id: string }) {
  const translate = useTranslate();
  const { input, text, active, hits, type } = of;
  const { onFocus, ...field } = of.field;
  return (
    <InputBase
      fullWidth
      sx={{ fontSize: 16 }}
      inputRef={input}
      placeholder={translate('app.search')}
      value={text}
      onFocus={onFocus}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        input: {
          className: 'sought',
          role: 'combobox',
          'aria-label': translate('app.search'),
          'aria-autocomplete': 'list',
          'aria-expanded': hits.length > 0,
          'aria-controls': id,
          'aria-activedescendant': hits[active] && `${id}-${active}`,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
          maxLength: SOUGHT_MAX,
          ...field,
        },
      }}
    />
  );
}

function Inside(props: PaletteProps) {
  const translate = useTranslate();
  const id = useId();
  const of = usePalette(props);
  return (
    <>
      <div className="sought-line row soft">
        <Icon name="search" size={20} />
        <Field of={of} id={id} />
        <IconButton aria-label={translate('search.close')} onClick={props.onClose}>
          <Icon name="cross" />
        </IconButton>
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
        <Status of={of} />
      </div>
    </>
  );
}

/** Opens with the text typed before it and the messages of pages were loaded. */
export default function Palette(props: PaletteProps) {
  const translate = useTranslate();
  const phone = usePhone();
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
