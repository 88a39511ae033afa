// The holidays of one year in order, each with its day of the week.
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Output } from '../../../contract/endpoint.ts';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Pending } from '../shared/Pending.tsx';
import { createUrl, listUrl } from '../../routes/route.ts';
import Stack from '@mui/material/Stack';
import { useQuestion } from '../shared/useQuestion.tsx';

type Holiday = Output<typeof holidays.list>['content'][number];

/** More than the number of days in a year. */
const ALL_DAYS = 400;
const KEY = 'holidaySetting';

const useWeekday = () => {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (date: string) => format.format(Date.parse(date));
};

/** Confirms before a holiday is removed. */
function useRemoval() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { ask, dialog } = useQuestion(() => void queries.invalidateQueries({ queryKey: [KEY] }));
  const remove = ({ id, name, date, lastUpdatedTime: asRead }: Holiday) =>
    ask({
      question: translate('engine.actions.remove.confirm', { name }),
      consequence: translate('holidaySetting.removal', { date }),
      label: translate('engine.actions.remove.label'),
      grave: true,
      run: () => call(holidays.remove, { id }, { asRead }),
      done: translate('engine.actions.remove.done', { name }),
    });
  return { remove, dialog };
}

function Days({ days }: { days: readonly Holiday[] }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const weekday = useWeekday();
  const { remove, dialog } = useRemoval();
  return (
    <ol className="yearDays" aria-label={translate('holidaySetting.kept')}>
      {days.map((day) => (
        <li className="row" key={day.id}>
          <span className="num">{day.date}</span>
          <span className="soft weekday">{weekday(day.date)}</span>
          <span className="grow calendarName">{day.name}</span>
          {canAccess(holidays.remove) && (
            <IconAction
              icon="trash"
              label={translate('engine.row.act', {
                action: translate('engine.actions.remove.label'),
                name: `${day.date} ${day.name}`,
              })}
              onClick={() => remove(day)}
            />
          )}
        </li>
      ))}
      {dialog}
    </ol>
  );
}

interface Props {
  year: number;
  onYear: (year: number) => void;
}

function Head({ year, onYear }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <h2>{translate('holidaySetting.of', { year })}</h2>
      <span className="line">
        {([-1, 1] as const).map((by) => (
          <IconAction
            icon={by < 0 ? 'left' : 'right'}
            key={by}
            label={translate('holidaySetting.toYear', { year: year + by })}
            color="primary"
            onClick={() => onYear(year + by)}
          />
        ))}
      </span>
      <span className="grow" />
      <Button component={Link} variant="text" size="small" to={listUrl('holidays')}>
        {translate('holidaySetting.all')}
      </Button>
      {canAccess(holidays.create) && (
        <Button component={Link} size="small" to={createUrl('holidays')}>
          <Icon name="plus" />
          {translate('holidaySetting.add')}
        </Button>
      )}
    </Stack>
  );
}

/** Only for a server that supports holidays. */
export function YearList({ year, onYear }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall([KEY, year], holidays.list, {
    date: String(year),
    page: 0,
    size: ALL_DAYS,
    sort: 'date,asc',
  });
  return (
    <Stack
      component="section"
      className="panel pad form-page"
      sx={{ gap: 1.5 }}
      aria-busy={data === undefined && !error}
    >
      <Head year={year} onYear={onYear} />
      <Pending query={{ data, error, refetch }} rows={6} columns={3} />
      {data &&
        (data.content.length > 0 ? (
          <Days days={data.content} />
        ) : (
          <Empty title={translate('holidaySetting.none', { year })}>
            {translate('holidaySetting.noneText')}
          </Empty>
        ))}
    </Stack>
  );
}
