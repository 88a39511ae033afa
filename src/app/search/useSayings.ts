// The words of both languages: whoever reads Chinese may know a page by its English name, and the other way round.
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { loadRoomWords } from '../../i18n/load.ts';
import type { Words } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translator.ts';
import { Rooms, type HouseRooms } from '../rooms.ts';
import type { Say } from './places.ts';

async function sayIn(language: 'en' | 'zh', words: HouseRooms['words']): Promise<Say> {
  const [all, rooms] = await Promise.all([words(language), loadRoomWords(language)]);
  const inAll = translator(all as unknown as Words);
  const inRooms = translator(rooms);
  // Of a word in its numbers the first is that of one.
  return (key, values) =>
    inAll(key, { ...values, _: inRooms(key, values) }).split(' |||| ')[0] ?? '';
}

/** The screen's own language, and the other one once it has come; without it the own one is enough. */
export function useSayings(): readonly [Say, ...Say[]] {
  const own = useTranslate();
  const [locale] = useLocaleState();
  const { words } = useContext(Rooms);
  const other = locale === 'zh' ? 'en' : 'zh';
  const { data } = useQuery({
    queryKey: ['words', other],
    queryFn: () => sayIn(other, words),
    staleTime: Infinity,
  });
  return useMemo(() => (data ? [own, data] : [own]), [own, data]);
}
