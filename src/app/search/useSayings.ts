// Messages of both languages: users may know a page by its name in the other language.
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { loadPageMessages } from '../../i18n/load.ts';
import type { Words } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translator.ts';
import { Pages, type AppPages } from '../pages.ts';
import type { Say } from './places.ts';

async function sayIn(language: 'en' | 'zh', words: AppPages['words']): Promise<Say> {
  const [all, pages] = await Promise.all([words(language), loadPageMessages(language)]);
  const inAll = translator(all as unknown as Words);
  const inPages = translator(pages);
  // Of a plural message, the first form is the singular.
  return (key, values) =>
    inAll(key, { ...values, _: inPages(key, values) }).split(' |||| ')[0] ?? '';
}

/** The current language, and the other one once loaded; it also works without it. */
export function useSayings(): readonly [Say, ...Say[]] {
  const own = useTranslate();
  const [locale] = useLocaleState();
  const { words } = useContext(Pages);
  const other = locale === 'zh' ? 'en' : 'zh';
  const { data } = useQuery({
    queryKey: ['words', other],
    queryFn: () => sayIn(other, words),
    staleTime: Infinity,
  });
  return useMemo(() => (data ? [own, data] : [own]), [own, data]);
}
