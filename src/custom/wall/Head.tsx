// The top of the wall: the network's name, the five figures of 48 hours, and its local time.
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Brand } from '../../ui/Brand.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Figure } from '../shared/networkNow/Figure.tsx';
import { FIGURE_NAMES, figureOf, statesOf, type FigureName } from '../shared/networkNow/figures.ts';
import { useLeads } from '../shared/networkNow/useLeads.ts';
import { Unknown } from './Sheet.tsx';
import { useClock } from '../shared/networkNow/useClock.ts';
import type { WallNow } from './useWall.ts';

function Clock() {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useClock();
  const { timeZone } = knownCapabilities();
  const text = moment(now);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(now);
  return (
    <p className="wall-clock column">
      <time className="wall-figure" dateTime={text}>
        {text.slice(11)}
      </time>
      <span className="soft">{translate('wall.date', { weekday, day: text.slice(0, 10) })}</span>
    </p>
  );
}

/** 40 lockers, 2,012 boxes */
function Extent({ figures, lockers }: WallNow) {
  const translate = useTranslate();
  const many = figures.data?.lockerDiagramsList?.length ?? lockers.data?.total;
  const boxes = figures.data && statesOf(figures.data).total;
  const parts = [
    ...(many === undefined ? [] : [translate('dashboard.boxes.lockers', { smart_count: many })]),
    ...(boxes === undefined ? [] : [translate('wall.boxes', { smart_count: boxes })]),
  ];
  return <p className="soft">{parts.join(translate('dashboard.trouble.and')) || '\u00A0'}</p>;
}

function OneFigure({ name, figures }: { readonly name: FigureName } & Pick<WallNow, 'figures'>) {
  const translate = useTranslate();
  const leads = useLeads();
  const value = figures.data && figureOf(figures.data, name);
  const to = value === undefined ? undefined : leads(name, figures.answeredAt);
  const alarmed = name === 'alerts' && value !== undefined && value > 0;
  return (
    <div>
      <dt className="soft">{translate(`dashboard.figures.${name}`)}</dt>
      <dd className={alarmed ? 'wall-figure alarmed' : 'wall-figure'}>
        {to === undefined ? (
          <Figure value={value} />
        ) : (
          <Link to={to}>
            <Figure value={value} />
          </Link>
        )}
      </dd>
    </div>
  );
}

/** R2.61: the dashboard shows counts of the last 48 hours: booked, deposited, collected, post and alerts. */
function Figures({ figures }: Pick<WallNow, 'figures'>) {
  const translate = useTranslate();
  if (!figures.shown) return null;
  return (
    <section className="wall-window" aria-label={translate('dashboard.window')}>
      {figures.data || figures.error === undefined ? (
        <>
          <dl>
            {FIGURE_NAMES.map((name) => (
              <OneFigure key={name} name={name} figures={figures} />
            ))}
          </dl>
          <p className="soft">{translate('wall.window')}</p>
        </>
      ) : (
        <Unknown part={figures} />
      )}
    </section>
  );
}

export function Head(now: WallNow) {
  const translate = useTranslate();
  return (
    <header className="wall-head wrap">
      <div className="wall-name break">
        <div className="wall-title row">
          <Brand />
          <h1>{translate('wall.title')}</h1>
        </div>
        <Extent {...now} />
      </div>
      <Figures figures={now.figures} />
      <Clock />
    </header>
  );
}
