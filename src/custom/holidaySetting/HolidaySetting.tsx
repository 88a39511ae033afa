// The holiday calendar: days not counted as storage days, uploaded as a workbook and listed by year.
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { holidayCalendar } from '../../../contract/lockers/holidayCalendar.ts';
import { daysBefore } from '../../engine/fields/clock.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { Page } from '../../engine/Page.tsx';
import { Chooser } from './Chooser.tsx';
import { Preview } from './Preview.tsx';
import { keepsHolidays, useCalendar } from './useCalendar.ts';
import { YearList } from './YearList.tsx';
import '../../engine/list/list.css';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './holidaySetting.css';

function Sending({ onKept }: { onKept: (first: string | undefined) => void }) {
  const translate = useTranslate();
  const calendar = useCalendar(onKept);
  const { step, choose } = calendar;
  const choosing = step.at === 'choosing' || step.at === 'reading';
  return (
    <section className="panel pad form-page form">
      <h2>{translate('holidaySetting.send')}</h2>
      {choosing ? (
        <Chooser
          busy={step.at === 'reading'}
          why={step.at === 'choosing' ? step.why : undefined}
          onChoose={(...chosen) => void choose(...chosen)}
        />
      ) : (
        <Preview
          name={step.file.name}
          rows={'rows' in step ? step.rows : undefined}
          busy={step.at === 'keeping'}
          calendar={calendar}
        />
      )}
    </section>
  );
}

/** The page behind `HolidaySetting`. */
export default function HolidaySetting(): ReactElement {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const queries = useQueryClient();
  const [year, setYear] = useState(() => Number(daysBefore(0).slice(0, 4)));
  const shown = (first: string | undefined) => {
    if (first !== undefined) setYear(Number(first.slice(0, 4)));
    void queries.invalidateQueries({ queryKey: ['holidaySetting'] });
  };
  return (
    <Page title={translate('holidaySetting.title')}>
      <div className="holidayPanels">
        <p className="soft">{translate('holidaySetting.rule')}</p>
        {mayUse(holidayCalendar.upload) && <Sending onKept={shown} />}
        {keepsHolidays() && <YearList year={year} onYear={setYear} />}
      </div>
    </Page>
  );
}
