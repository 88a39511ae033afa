// All reports: what each shows, when it was last opened, and when it is scheduled.
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { REPORTS, type ReportName } from '../../../domain/reports/reports.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { reportRoutes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { useOpened } from './opened.ts';
import { useSchedules, type Schedule } from './useSchedules.ts';
import Stack from '@mui/material/Stack';
import './reports.css';

/** When it is next e-mailed, else that it has no recipients, else when it was last e-mailed; for enabled schedules. */
function useMailed(all: readonly Schedule[]): string | undefined {
  const translate = useTranslate();
  const own = all.filter(({ scheduleState }) => scheduleState === 'ON');
  const times = (pick: 'nextTime' | 'lastTime') =>
    own.map((schedule) => schedule[pick]).filter((time) => time !== null);
  const [next, last] = [times('nextTime'), times('lastTime')];
  if (next.length > 0) return translate('reports.index.next', { time: moment(Math.min(...next)) });
  if (own.length < all.length) return translate('reports.index.nobody');
  return last.length > 0
    ? translate('reports.index.last', { time: moment(Math.max(...last)) })
    : undefined;
}

interface Props {
  readonly name: ReportName;
  readonly openedTime: number | undefined;
  readonly own: readonly Schedule[];
}

function Entry({ name, openedTime, own }: Props) {
  const translate = useTranslate();
  const mailed = useMailed(own);
  return (
    <li className="panel pad">
      <h2>
        <Link className="name" to={pageUrl(reportRoutes[name])}>
          {translate(`choices.report.${name}`)}
        </Link>
      </h2>
      <p>{translate(`reports.of.${name}.tells`)}</p>
      <Stack
        component="p"
        className="small soft"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 'auto' }}
      >
        <span>
          {openedTime === undefined
            ? translate('reports.index.never')
            : translate('reports.index.opened', { time: moment(openedTime) })}
        </span>
        {mailed !== undefined && (
          <span className="line">
            <Icon name="mail" />
            {mailed}
          </span>
        )}
      </Stack>
    </li>
  );
}

/** The page behind `Report`: the reports the user may open. */
export default function ReportIndex(): ReactElement {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const [opened] = useOpened();
  const { offered, schedules = [] } = useSchedules();
  const names = (Object.keys(reportRoutes) as ReportName[]).filter(
    (name) => REPORTS.includes(name) && canAccess(reportRoutes[name]),
  );
  const toSchedules = offered && (
    <Button component={Link} startIcon={<Icon name="clock" />} to={listUrl('reportSchedules')}>
      {translate('reports.schedules.all')}
    </Button>
  );
  return (
    <Page title={translate('reports.title')} actions={toSchedules}>
      <ul className="report-index stack">
        {names.map((name) => (
          <Entry
            key={name}
            name={name}
            openedTime={opened[name]}
            own={schedules.filter(({ report, enabled }) => report === name && enabled)}
          />
        ))}
      </ul>
    </Page>
  );
}
