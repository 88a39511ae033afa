// The lines of the log: a table, on a phone cards, with pagination.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ListContextProvider, useTranslate } from 'react-admin';
import type { LockerLog } from '../../../contract/lockers/lockerLogs.ts';
import type { LogLevel } from '../../../domain/lockers/lockerLogs.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { momentToSecond } from '../../engine/fields/clock.ts';
import { Pagination } from '../../engine/list/pagination/Pagination.tsx';
import type { LogQuery } from './useLogQuery.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

/** Grey is normal: only levels that may need attention have a symbol. */
const SIGNS: Partial<Record<LogLevel, { icon: IconName; tone: string }>> = {
  WARN: { icon: 'warn', tone: 'warn' },
  ERROR: { icon: 'stop', tone: 'alarm' },
};

function LevelBadge({ level }: { level: LogLevel | undefined }) {
  const translate = useTranslate();
  if (level === undefined) return null;
  const sign = SIGNS[level];
  return (
    <span className={`badge ${sign?.tone ?? 'plain'}`}>
      {sign && <Icon name={sign.icon} />}
      {translate(`lockerLog.levels.${level}`)}
    </span>
  );
}

const keyOf = (line: LockerLog, place: number) => line.logId ?? `${line.creationTime} ${place}`;

function Rows({ lines }: { lines: readonly LockerLog[] }) {
  const translate = useTranslate();
  const columns = ['creationTime', 'level', 'message'] as const;
  return (
    <TableRoom>
      <Table className="list-table logTable" aria-label={translate('lockerLog.list')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {translate(`lockerLog.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, place) => (
            <TableRow key={keyOf(line, place)}>
              <TableCell className="num">{momentToSecond(line.creationTime)}</TableCell>
              <TableCell>
                <LevelBadge level={line.level} />
              </TableCell>
              <TableCell className="logMessage break">{line.message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRoom>
  );
}

function LineCards({ lines }: { lines: readonly LockerLog[] }) {
  const translate = useTranslate();
  return (
    <ul className="cards stack-8" aria-label={translate('lockerLog.list')}>
      {lines.map((line, place) => (
        <li key={keyOf(line, place)} className="card">
          <div className="card-under line">
            <span className="grow small soft num">{momentToSecond(line.creationTime)}</span>
            <LevelBadge level={line.level} />
          </div>
          <p className="logMessage break">{line.message}</p>
        </li>
      ))}
    </ul>
  );
}

interface LinesProps {
  lines: readonly LockerLog[];
  total: number;
  query: LogQuery;
}

export function Lines({ lines, total, query }: LinesProps) {
  const phone = usePhone();
  const { page, size: perPage, set } = query;
  const pages = {
    page,
    perPage,
    total,
    setPage: (next: number) => set({ page: next }),
    setPerPage: (next: number) => set({ size: next }),
  };
  return (
    <ListContextProvider value={pages as never}>
      {phone ? (
        <>
          <LineCards lines={lines} />
          <Pagination />
        </>
      ) : (
        <div className="panel">
          <Rows lines={lines} />
          <Pagination />
        </div>
      )}
    </ListContextProvider>
  );
}
