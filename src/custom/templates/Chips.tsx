// The placeholders of a template's event, inserted by a click.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { named } from '../../../domain/messages/templateRules.ts';
import { WritingContext } from './writing.ts';

export function Chips({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const translate = useTranslate();
  const { known } = useContext(WritingContext)!;
  return (
    <span className="templateChips" role="group" aria-label={translate('templates.insert')}>
      <span className="small soft" aria-hidden="true">
        {translate('templates.insert')}
      </span>
      {known.map((name) => (
        <button
          key={name}
          type="button"
          className="chip templateChip"
          title={translate('templates.insertOne', { name: named([name]) })}
          onClick={() => onInsert(name)}
        >
          {named([name])}
        </button>
      ))}
    </span>
  );
}
