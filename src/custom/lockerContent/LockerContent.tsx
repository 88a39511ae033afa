// The contact list and the tips list (R2.92), each saved as a whole (R3.44).
import { useTranslate } from 'react-admin';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { Page } from '../../engine/Page.tsx';
import '../../engine/fields/input/enter.css';
import '../../engine/form/form.css';
import { ContentPanel } from './ContentPanel.tsx';
import { contactList, tipList } from './lists.ts';
import { useContent, type Content } from './useContent.ts';
import './lockerContent.css';

/** Blocks navigation while one of the lists has unsaved changes. */
function useBothLeaving(contents: readonly Content[]) {
  const open = contents.filter(({ changed }) => changed);
  const saveAll = async () => {
    const saved = await Promise.all(open.map(({ save }) => save()));
    return saved.every(Boolean);
  };
  const changed = open.map(({ list }) => list.name);
  const { leaving } = useLeaving({
    changed,
    phase: 'entering',
    save: saveAll,
    isSaved: () => false,
    discard: () => {
      for (const { discard } of open) discard();
    },
  });
  return { leaving, changed };
}

/** The page behind `lockerContent`. */
export default function LockerContent() {
  const translate = useTranslate();
  const contacts = useContent(contactList);
  const tips = useContent(tipList);
  const { leaving, changed } = useBothLeaving([contacts, tips]);
  const title = translate('lockerContent.title');
  return (
    <Page title={title} fact={translate('lockerContent.fact')}>
      <div className="content-lists">
        <ContentPanel content={contacts} />
        <ContentPanel content={tips} />
      </div>
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          resourceName="lockerContent"
          name={title}
          changed={changed}
        />
      )}
    </Page>
  );
}
