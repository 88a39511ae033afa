// Actions for a report: e-mail it to oneself, export it, schedule it.
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useExportParams } from '../../engine/list/useExportParams.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { ColumnsButton } from '../../engine/list/table/ColumnsButton.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { columnsOf, type Report } from './declare.ts';
import { Files } from './Files.tsx';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Schedules } from './Schedules.tsx';

/** Below /api only: no host, parameter, query, escape or parent segment. */
const BELOW_API = /^\/api(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/**
 * The path of a template such as `/api/files/{report}.{format}`.
 * @param places the value of each name in braces; the template must have exactly these names
 * @returns undefined if none is announced or it is invalid: the documented path is used instead
 */
export function announcedPath(
  template: unknown,
  places: Readonly<Record<string, string>>,
): string | undefined {
  if (typeof template !== 'string') return undefined;
  if (!Object.keys(places).every((name) => template.includes(`{${name}}`))) return undefined;
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
  return BELOW_API.test(path) ? path : undefined;
}

const at = (endpoint: Endpoint, path: string | undefined): Endpoint =>
  path === undefined ? endpoint : { ...endpoint, path };

/** The report with its files and e-mail where this server offers them. */
function placed(report: Report): Report {
  const { reportExports: paths } = knownCapabilities();
  const { name, exportCsv, exportXlsx, email } = report;
  const file = (format: string) => announcedPath(paths?.file, { report: name, format });
  return {
    ...report,
    exportCsv: at(exportCsv, file('CSV')),
    exportXlsx: at(exportXlsx, file('XLSX')),
    email: at(email, announcedPath(paths?.email, { report: name })),
  };
}

/** The result of an emailed report that was sent (R7.126). */
const SENT = 1;

/** Reports whether the e-mail was sent (R8.26), with the reason of a refusal. */
function useMailing({ email, name }: Report) {
  const notify = useNotify();
  const showError = useFailure();
  const paramsOf = useExportParams();
  const { busy, once } = useOnce();
  const about = `choices.report.${name}`;
  const attempt = async () => {
    notify('reports.mail.sending', { type: 'info', about });
    try {
      const answer: unknown = await call(email, paramsOf(email) as never);
      const sent = (answer as { result?: unknown }).result === SENT;
      if (sent) notify('reports.mail.sent', { type: 'success', about });
      else notify('reports.mail.failed', { type: 'error', about });
    } catch (error) {
      if (isAborted(error)) return;
      notify('reports.mail.failed', { type: 'error', about });
      showError(error);
    }
  };
  return { busy, send: () => once(attempt) };
}

export function ReportActions({ report: declared }: { readonly report: Report }) {
  const report = useMemo(() => placed(declared), [declared]);
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const phone = usePhone();
  const { busy, send } = useMailing(report);
  return (
    <>
      <Schedules name={report.name} />
      {canAccess(report.email) && (
        <Button startIcon={<Icon name="mail" />} disabled={busy} onClick={() => void send()}>
          {translate('reports.mail.me')}
        </Button>
      )}
      {!phone && <ColumnsButton resource={report.resource} storedAs={columnsOf(report)} />}
      <Files report={report} />
    </>
  );
}
