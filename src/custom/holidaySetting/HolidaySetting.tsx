// The holiday calendar: days not counted as storage days, uploaded as a workbook and listed by year.
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { holidayCalendar } from '../../../contract/lockers/holidayCalendar.ts';
import { daysBefore } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { HOLIDAY_FILE_ENDINGS, HOLIDAY_FILE_MAX_BYTES } from '../../../domain/lockers/holidays.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFileDrop } from '../../ui/useFileDrop.ts';
import { Preview } from './Preview.tsx';
import { keepsHolidays, useCalendar } from './useCalendar.ts';
import { YearList } from './YearList.tsx';
import '../../engine/list/list.css';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import './holidaySetting.css';

interface Props {
  busy: boolean;
  why: string | undefined;
  onChoose: (file: File, format: string, tooLarge: string) => void;
}

const MB = 1024 * 1024;

function Chooser({ busy, why, onChoose }: Props) {
  const translate = useTranslate();
  // The name is checked here, so that a wrong file gets the product's own message.
  const drop = useFileDrop(
    ([file]) =>
      file &&
      onChoose(
        file,
        translate('holidaySetting.format'),
        translate('holidaySetting.tooLarge', { size: HOLIDAY_FILE_MAX_BYTES / MB }),
      ),
    busy,
  );
  return (
    <div {...drop.area('calendarDrop')}>
      <Icon name="cal" size={24} />
      <p>{translate('holidaySetting.drop')}</p>
      <FileButton drop={drop}>
        {translate(busy ? 'holidaySetting.reading' : 'holidaySetting.choose')}
      </FileButton>
      <p className="small soft">
        {translate('holidaySetting.shape', { endings: HOLIDAY_FILE_ENDINGS.join(', ') })}
      </p>
      {why && (
        <p className="msg bad" role="alert">
          <Icon name="stop" />
          {why}
        </p>
      )}
    </div>
  );
}

function Sending({ onKept }: { onKept: (first: string | undefined) => void }) {
  const translate = useTranslate();
  const calendar = useCalendar(onKept);
  const { step, choose } = calendar;
  const choosing = step.at === 'choosing' || step.at === 'reading';
  return (
    <section className="panel pad form-page form stack">
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
  const canAccess = useCanAccess();
  const queries = useQueryClient();
  const [year, setYear] = useState(() => Number(daysBefore(0).slice(0, 4)));
  const shown = (first: string | undefined) => {
    if (first !== undefined) setYear(Number(first.slice(0, 4)));
    void queries.invalidateQueries({ queryKey: ['holidaySetting'] });
  };
  return (
    <Page title={translate('holidaySetting.title')}>
      <div className="holidayPanels stack">
        <p className="soft">{translate('holidaySetting.rule')}</p>
        {canAccess(holidayCalendar.upload) && <Sending onKept={shown} />}
        {keepsHolidays() && <YearList year={year} onYear={setYear} />}
      </div>
    </Page>
  );
}
