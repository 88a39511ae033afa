// The language of a file: its headings and values as the screens have them (decision 124).
import { DEFAULT_LANGUAGE, type Language, type MessageLanguage } from '../../domain/limits.ts';
import { alertTypes as greekAlerts } from '../../src/i18n/el/alertTypes.ts';
import { choices as english } from '../../src/i18n/en/choices.ts';
import { headings as englishHeadings } from '../../src/i18n/en/headings.ts';
import { lockerLog as englishLog } from '../../src/i18n/en/pages/lockers.ts';
import { provider as englishProvider } from '../../src/i18n/en/pages/people.ts';
import { files as englishFiles } from '../../src/i18n/en/files.ts';
import { reports as englishReports } from '../../src/i18n/en/pages/resources.ts';
import { statistics as englishStatistics } from '../../src/i18n/en/pages/reports.ts';
import { choices as chinese } from '../../src/i18n/zh/choices.ts';
import { headings as chineseHeadings } from '../../src/i18n/zh/headings.ts';
import { lockerLog as chineseLog } from '../../src/i18n/zh/pages/lockers.ts';
import { provider as chineseProvider } from '../../src/i18n/zh/pages/people.ts';
import { files as chineseFiles } from '../../src/i18n/zh/files.ts';
import { reports as chineseReports } from '../../src/i18n/zh/pages/resources.ts';
import { statistics as chineseStatistics } from '../../src/i18n/zh/pages/reports.ts';

/** Values that only a page of their own shows; its labels are not among the choices that every page loads. */
const ofPages = (
  log: typeof chineseLog,
  { calls, results }: typeof chineseProvider,
  { weekdays }: typeof chineseStatistics,
) => ({ level: log.levels, call: calls, result: results, weekday: weekdays });

const CHOICES = {
  en: {
    ...english,
    ...ofPages(englishLog, englishProvider, englishStatistics),
    yesNo: { yes: 'Yes', no: 'No' },
  },
  zh: {
    ...chinese,
    ...ofPages(chineseLog, chineseProvider, chineseStatistics),
    yesNo: { yes: '是', no: '否' },
  },
};

/** The types of alerts in each language of messages. */
export const ALERT_TYPES: Readonly<Record<MessageLanguage, Readonly<Record<string, string>>>> = {
  en: english.alertType,
  zh: chinese.alertType,
  el: greekAlerts,
};

/** A list of values that the screens label. */
export type ChoiceList = keyof typeof CHOICES.en;

export const isChoiceList = (name: string): name is ChoiceList => Object.hasOwn(CHOICES.en, name);

/** Undefined for programs, which ask for none: English headings, and values as the API has them. */
export type FileLanguage = Language | undefined;

const HEADINGS = { en: englishHeadings, zh: chineseHeadings };

export function headingIn(language: FileLanguage, heading: string): string {
  const headings = language ? HEADINGS[language] : {};
  const known = headings[heading];
  if (known !== undefined) return known;
  // Headings of a size of boxes: `XS free`.
  const [, size, what = ''] = /^(\S+) (free|boxes)$/.exec(heading) ?? [];
  return size !== undefined && headings[what] !== undefined ? `${size} ${headings[what]}` : heading;
}

const FIGURES = {
  en: { reports: englishReports.fields, statistics: englishStatistics.columns },
  zh: { reports: chineseReports.fields, statistics: chineseStatistics.columns },
};

/**
 * The heading of a count: its field's label on the screen, as the same heading can be that of a time in another file.
 * Shares keep theirs, as no “%” stands beside them in a file.
 */
export function figureIn(
  language: FileLanguage,
  page: keyof typeof FIGURES.en,
  [heading, field]: readonly [heading: string, field: string, ...rest: unknown[]],
): string {
  const labels: Readonly<Record<string, string>> = language ? FIGURES[language][page] : {};
  const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
  return heading.startsWith('Percent') ? heading : (label ?? heading);
}

export function valueIn<T>(language: FileLanguage, list: ChoiceList, value: T): T | string {
  const labels: Readonly<Record<string, string>> | undefined = language && CHOICES[language][list];
  if (!labels || (typeof value !== 'string' && typeof value !== 'number')) return value;
  return Object.hasOwn(labels, value) ? (labels[String(value)] ?? value) : value;
}

const FILES = { en: englishFiles, zh: chineseFiles };

/** The extent of a file, and what stands in place of one that is too large; English where the language is unknown. */
export const filesIn = (language: FileLanguage = DEFAULT_LANGUAGE) => FILES[language];
