// The layout of the pages before sign-in: brand and language, the page, and a drawing at the right.
import { useLayoutEffect, type ReactNode } from 'react';
import { LANGUAGES } from '../../../../domain/limits.ts';
import { SCREEN_LANGUAGES } from '../../../../domain/screenLanguages.ts';
import { Brand } from '../../../ui/Brand.tsx';
import { useAuthContext } from './useAuthContext.ts';
import './authLayout.css';

/** Heights of the boxes, column by column; T is the terminal, O the open box. */
const COLUMNS: readonly (readonly (number | 'T' | 'O')[])[] = [
  [54, 74, 114, 34, 34, 74, 54],
  [34, 34, 34, 74, 74, 54, 54, 74],
  [74, 'T', 114, 54, 54],
  [114, 74, 'O', 54, 54, 74],
  [54, 54, 74, 114, 34, 34, 74],
];
const WIDTH = 87;
const GAP = 6;
const HEIGHTS = { T: 154, O: 74 };

const heightOf = (box: number | 'T' | 'O') => (typeof box === 'number' ? box : HEIGHTS[box]);

function Closed({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <>
      <rect className="shut" x={x} y={y} width={WIDTH} height={height} rx="3" />
      <path className="handle" d={`M${x + 75.5} ${y + height / 2 - 5.5}v10`} />
    </>
  );
}

function Terminal({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className="terminal" x={x} y={y} width={WIDTH} height={HEIGHTS.T} rx="3" />
      <rect className="display" x={x + 13.5} y={y + 15.5} width="60" height="44" rx="2" />
      <path className="handle" d={`M${x + 29.5} ${y + 87.5}h28`} />
    </>
  );
}

function Open({ x, y }: { x: number; y: number }) {
  const left = x - 0.5;
  const top = y - 0.5;
  return (
    <>
      <rect className="inside" x={left} y={top} width="88" height={HEIGHTS.O} rx="3" />
      <path className="leaf" d={`M${left} ${top}l52-7v88l-52-7z`} />
      <circle className="knob" cx={left + 44} cy={top + 37} r="3" />
    </>
  );
}

const tops = (column: readonly (number | 'T' | 'O')[]) =>
  column.map((box, row) => ({
    box,
    y: 0.5 + column.slice(0, row).reduce<number>((sum, above) => sum + heightOf(above) + GAP, 0),
  }));

/** A cabinet of 464 by 496; purely decorative, so it is hidden from screen readers. */
function Cabinet() {
  return (
    <svg className="cabinet" width="464" height="496" viewBox="0 0 464 496" aria-hidden="true">
      {COLUMNS.map((column, place) => {
        const x = 0.5 + place * (WIDTH + GAP + 1);
        return tops(column).map(({ box, y }) => {
          if (box === 'T') return <Terminal key={y} x={x} y={y} />;
          if (box === 'O') return <Open key={y} x={x} y={y} />;
          return <Closed key={y} x={x} y={y} height={box} />;
        });
      })}
    </svg>
  );
}

function LanguageSwitch() {
  const { say, language, onLanguage } = useAuthContext();
  return (
    <div className="seg" role="group" aria-label={say('app.language.label')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={SCREEN_LANGUAGES[one].lang}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
        >
          {SCREEN_LANGUAGES[one].name}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page before sign-in: its only h1, one sentence, and its content. */
export function AuthLayout({ title, text, children }: Props) {
  const { say } = useAuthContext();
  const whole = say('app.title', { page: title });
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <div className="door">
      <main className="door-sheet column">
        <div className="door-brand row">
          <Brand />
          <span className="grow">{say('app.brand')}</span>
          <LanguageSwitch />
        </div>
        <h1>{title}</h1>
        <p className="soft door-text">{text}</p>
        {children}
      </main>
      <div className="door-wall">
        <Cabinet />
      </div>
    </div>
  );
}
