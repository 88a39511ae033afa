// Display preferences: language, light or dark theme, row height.
import IconButton from '@mui/material/IconButton';
import { LANGUAGES } from '../../../domain/limits.ts';
import { SCREEN_LANGUAGES } from '../../../domain/screenLanguages.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from 'react-admin';
import { useSetLanguage } from '../useSetLanguage.ts';
import { prefer, shownTheme } from '../preferences.ts';
import { usePreferences } from '../usePreferences.ts';

const CHOICES = LANGUAGES.map((id) => {
  const { lang, name: title, shortName: name } = SCREEN_LANGUAGES[id];
  return { id, name, title, lang };
});

function LanguageSwitch() {
  const translate = useTranslate();
  const setLanguage = useSetLanguage();
  const { language } = usePreferences();
  return (
    <Segments
      label={translate('app.language.label')}
      choices={CHOICES}
      value={language}
      onChange={(code) => void setLanguage(code)}
    />
  );
}

function ThemeSwitch() {
  const translate = useTranslate();
  usePreferences();
  const dark = shownTheme() === 'dark';
  const shown = translate(dark ? 'app.theme.toLight' : 'app.theme.toDark');
  return (
    <IconButton
      aria-label={shown}
      title={shown}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </IconButton>
  );
}

function DensitySwitch() {
  const translate = useTranslate();
  const compact = usePreferences().density === 'compact';
  const shown = translate('app.density.compact');
  return (
    <IconButton
      aria-label={shown}
      title={shown}
      aria-pressed={compact}
      onClick={() => prefer({ density: compact ? 'comfortable' : 'compact' })}
    >
      <Icon name="density" />
    </IconButton>
  );
}

/** The three switches. */
export function Appearance() {
  return (
    <>
      <LanguageSwitch />
      <DensitySwitch />
      <ThemeSwitch />
    </>
  );
}
