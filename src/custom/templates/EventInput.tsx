// The event of a template: its own, and those that have no template of its type yet.
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { templates } from '../../../contract/templates.ts';
import { call } from '../../dataProvider/call.ts';
import { ChoiceInput } from '../../engine/kinds/enter/ChoiceInput.tsx';
import type { Entry } from '../../engine/kinds/kind.ts';
import { plain } from '../../engine/kinds/plain.ts';
import { WritingContext } from './writing.ts';

export function EventInput(entry: Entry) {
  const { channel } = useContext(WritingContext)!;
  const { data = [] } = useQuery({
    queryKey: ['templates', channel],
    queryFn: ({ signal }) => call(templates.query, { templateType: channel }, { signal }),
  });
  const own = plain(entry.record['templateEvent']);
  const taken = new Set(data.map(({ templateEvent }) => templateEvent));
  const isFree = (event: string) => data.length > 0 && !taken.has(event);
  const choices = [own, ...entry.choices.filter((event) => event !== own && isFree(event))];
  return <ChoiceInput {...entry} choices={choices} />;
}
