// The endpoints of a report's files and e-mail: the documented ones, or those the server announces.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { announcedPath } from '../../dataProvider/announcedPath.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import type { Report } from './declare.ts';

const at = (endpoint: Endpoint, path: string | undefined): Endpoint =>
  path === undefined ? endpoint : { ...endpoint, path };

/** The report with its files and e-mail where this server offers them. */
export function placed(report: Report): Report {
  const { reportExports: told } = knownCapabilities();
  const { name, exportCsv, exportXlsx, email } = report;
  const file = (format: string) => announcedPath(told?.file, { report: name, format });
  return {
    ...report,
    exportCsv: at(exportCsv, file('CSV')),
    exportXlsx: at(exportXlsx, file('XLSX')),
    email: at(email, announcedPath(told?.email, { report: name })),
  };
}
