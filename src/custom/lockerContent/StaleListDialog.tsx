// Another user saved the list meanwhile: both versions side by side, and the choice of which to keep.
import Button from '@mui/material/Button';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useTranslate } from 'react-admin';
import { shortMoment } from '../../engine/fields/clock.ts';
import type { ContentList } from './lists.ts';
import { editedRows, type EditedRow } from './rows.ts';
import type { Content, StaleList } from './useContent.ts';

interface SideProps {
  readonly list: ContentList;
  readonly title: string;
  readonly rows: readonly EditedRow[];
}

function Side({ list, title, rows }: SideProps) {
  const translate = useTranslate();
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="soft">{translate('lockerContent.stale.none')}</p>}
      <ol>
        {rows.map(({ key, values }) => (
          <li key={key}>{list.fields.map(({ name }) => values[name]).join(' ')}</li>
        ))}
      </ol>
    </div>
  );
}

export function StaleListDialog({ content, stale }: { content: Content; stale: StaleList }) {
  const translate = useTranslate();
  const { list, rows, closeStale, takeTheirs, keepMine } = content;
  const title = translate('lockerContent.stale.title', {
    who: stale.who || translate('lockerContent.stale.somebody'),
    time: shortMoment(stale.time),
  });
  return (
    <DialogFrame title={title} onLeave={closeStale}>
      <p className="soft">{translate('lockerContent.stale.text')}</p>
      <div className="content-sides">
        <Side
          list={list}
          title={translate('lockerContent.stale.theirs')}
          rows={editedRows(list, stale.rows)}
        />
        <Side list={list} title={translate('lockerContent.stale.mine')} rows={rows} />
      </div>
      <footer>
        <Button onClick={takeTheirs}>{translate('lockerContent.stale.take')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('lockerContent.stale.keep')}
        </Button>
      </footer>
    </DialogFrame>
  );
}
