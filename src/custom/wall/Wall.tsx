// The control-room wall: the network on one live screen, readable from afar, without interaction.
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { usePageTitle } from '../../engine/usePageTitle.ts';
import { Offline } from '../shared/Offline.tsx';
import { GettingStarted } from '../shared/gettingStarted/GettingStarted.tsx';
import { HOME } from '../../routes/roots.ts';
import { Freshness, Stale } from './Freshness.tsx';
import { FreeSizes } from './FreeSizes.tsx';
import { Fullest } from './Fullest.tsx';
import { Head } from './Head.tsx';
import { Lockers } from './Lockers.tsx';
import { Rollouts } from './Rollouts.tsx';
import { ToDo } from './ToDo.tsx';
import { useWall, type WallNow } from './useWall.ts';
import './wall.css';
import './wallParts.css';

const STILL_MS = 5_000;

/** Whether the pointer has been idle for a while. */
function useQuietPointer(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let timer = 0;
    const moved = () => {
      clearTimeout(timer);
      setStill(false);
      timer = window.setTimeout(() => setStill(true), STILL_MS);
    };
    moved();
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  return still;
}

/** Escape returns to the page the wall was opened from. */
function useEscape(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(HOME);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [navigate]);
}

interface FootProps {
  readonly wall: WallNow;
  readonly theme: 'light' | 'dark';
  readonly setTheme: (theme: 'light' | 'dark') => void;
}

function Foot({ wall, theme, setTheme }: FootProps) {
  const translate = useTranslate();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <footer className="wall-foot wrap soft">
      <span className="grow">
        <Freshness {...wall} />
      </span>
      <ButtonBase onClick={() => setTheme(other)}>
        <Icon name={other === 'dark' ? 'moon' : 'sun'} />
        {translate(`wall.${other}`)}
      </ButtonBase>
      <Link to={HOME}>
        <Icon name="left" />
        {translate('wall.back')}
      </Link>
    </footer>
  );
}

/** The second dashboard (R1.53): dark by default, independent of the rest of the product. */
export default function Wall() {
  const translate = useTranslate();
  const wall = useWall();
  const [theme, setTheme] = useStore<'light' | 'dark'>('preferences.wallTheme', 'dark');
  const still = useQuietPointer();
  usePageTitle(translate('wall.title'));
  useEscape();
  return (
    <div className={still ? 'wall still' : 'wall'} data-theme={theme}>
      <Offline />
      <Stale {...wall} />
      <Head {...wall} />
      <main className="wall-main stack">
        <ToDo {...wall} />
        <div className="wall-board column">
          <GettingStarted />
          <Lockers now={wall} />
          <div className="wall-below stack">
            <Fullest part={wall.figures} rows={wall.lockers.data?.rows ?? []} />
            <FreeSizes part={wall.figures} />
            <Rollouts part={wall.versions} />
          </div>
        </div>
      </main>
      <Foot wall={wall} theme={theme} setTheme={setTheme} />
    </div>
  );
}
