// Browser entry point: applies the theme first, then mounts the root for the URL.
import { createRoot } from 'react-dom/client';
import { listenToTabs } from './authProvider/tabs.ts';
import { App } from './app/App.tsx';
import { keepStyles } from './app/keepStyles.ts';
import { startPreferences } from './app/preferences.ts';
import { keepFocus } from './ui/keepFocus.ts';
import '@fontsource-variable/inter/wght.css';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/contrast.css';
import './ui/controls.css';

startPreferences();
listenToTabs();
keepFocus();
keepStyles();
createRoot(document.querySelector('#root')!).render(<App />);
