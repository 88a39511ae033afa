// The event of a template: all of its type; those that already have a template are disabled.
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { templates } from '../../../contract/messages/templates.ts';
import { goesBy, type MessageEvent } from '../../../domain/messages/messages.ts';
import { call } from '../../dataProvider/call.ts';
import { ChoiceInput } from '../../engine/fields/input/ChoiceInput.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { WritingContext } from './writing.ts';

export function EventInput(entry: Entry) {
  const translate = useTranslate();
  const { channel } = useContext(WritingContext)!;
  const { data = [] } = useQuery({
    queryKey: ['templates', channel],
    queryFn: ({ signal }) => call(templates.query, { templateType: channel }, { signal }),
  });
  const own = plain(entry.record['templateEvent']);
  const taken = new Set(data.map(({ templateEvent }) => templateEvent));
  const isOff = (event: string) => event !== own && (data.length === 0 || taken.has(event));
  const beside = (event: string) =>
    event !== own && taken.has(event) ? translate(`templates.taken.${channel}`) : undefined;
  const told = entry.choices.filter((event) => goesBy(event as MessageEvent, channel));
  const choices = told.includes(own) ? told : [own, ...told];
  return <ChoiceInput {...entry} choices={choices} beside={beside} isOff={isOff} />;
}
