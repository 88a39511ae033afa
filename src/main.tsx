// Browser entry point: applies the theme first, then mounts the root for the URL.
import { createRoot } from 'react-dom/client';
import { listenToTabs } from './authProvider/tabs.ts';
import { App } from './app/App.tsx';
import { startPreferences } from './app/preferences.ts';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './ui/controls.css';

startPreferences();
listenToTabs();
createRoot(document.querySelector('#root')!).render(<App />);
