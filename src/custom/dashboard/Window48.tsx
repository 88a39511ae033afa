// The strip of five figures: what happened in the last 48 hours.
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import { Figure } from './Figure.tsx';
import { FIGURE_NAMES, figureOf, type Told } from './figures.ts';

/** 'Dashboard: counts for last 48 hours (booked, deposited, collected, post, alerts)' */
export function Window48({ told }: { readonly told: Told | undefined }) {
  const translate = useTranslate();
  return (
    <section aria-label={translate('dashboard.window')}>
      <dl className="panel window48">
        {FIGURE_NAMES.map((name) => {
          const value = told && figureOf(told, name);
          const alarmed = name === 'alerts' && value !== undefined && value > 0;
          return (
            <div key={name} className={alarmed ? 'alarmed' : undefined}>
              <dt className="soft">{translate(`dashboard.figures.${name}`)}</dt>
              <dd>
                {told === undefined ? (
                  <span className="skeleton">
                    <span className="skeleton-bar" />
                  </span>
                ) : (
                  <Figure value={value} />
                )}
                {alarmed && <Icon name="bell" size={20} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
