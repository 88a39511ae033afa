// The contact list and the tips list (R2.92), each saved as a whole (R3.44).
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import type { Subject } from '../../engine/form/useRecordForm.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { OneSetting } from '../shared/oneSetting/OneSetting.tsx';
import { OpenSettings } from '../shared/oneSetting/OpenSettings.tsx';
import { useOneSetting } from '../shared/oneSetting/useOneSetting.ts';
import { Pending } from '../shared/Pending.tsx';
import { withCurrent } from '../shared/withCurrent.ts';
import { contentField } from './contentField.tsx';
import {
  contactList,
  recordOf,
  sentRows,
  tipList,
  type ContentList,
  type ContentRow,
} from './lists.ts';
import './lockerContent.css';

const LISTS = [contactList, tipList];
const FIELDS = { contacts: contentField(contactList), tips: contentField(tipList) };

type Rows = readonly ContentRow[];
type Read = Readonly<Record<ContentList['name'], Rows>>;

const read = async (signal: AbortSignal): Promise<Read> => {
  const [contacts, tips] = await Promise.all(
    LISTS.map((list) => call(list.read, {}, { signal }) as Promise<Rows>),
  );
  return { contacts: contacts ?? [], tips: tips ?? [] };
};

/** The form of a list. Rows that another user removed meanwhile are new again where they are kept. */
function useContent(list: ContentList, rows: Rows) {
  const stored = useRef(rows);
  const recordNow = (now: unknown) => {
    stored.current = now as Rows;
    return recordOf(list, stored.current);
  };
  const send: Subject['send'] = async (input, asRead) => {
    const sent = sentRows(list, input['list'] as Rows, stored.current);
    const saved = call(list.update, { list: sent }, { asRead });
    return recordNow(await withCurrent(saved, (current) => recordNow(current['list'])));
  };
  return useOneSetting({
    resourceName: list.name,
    endpoint: list.update,
    field: 'list',
    record: useMemo(() => recordOf(list, rows), [list, rows]),
    type: FIELDS[list.name],
    send,
  });
}

function Lists(read: Read) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const contacts = useContent(contactList, read.contacts);
  const tips = useContent(tipList, read.tips);
  const forms = { contacts, tips };
  return (
    <div className="content-lists stack">
      {LISTS.map((list) => {
        const { Show } = FIELDS[list.name];
        return (
          <OneSetting
            key={list.name}
            title={translate(`resources.${list.name}.fields.list`)}
            text={translate(`lockerContent.help.${list.name}`)}
            form={forms[list.name]}
            value={<Show value={read[list.name]} />}
            mayEdit={canAccess(list.update)}
          />
        );
      })}
      <OpenSettings
        forms={[contacts, tips]}
        resourceName="lockerContent"
        title={translate('lockerContent.title')}
        fieldOf={({ resourceName }) => resourceName}
      />
    </div>
  );
}

/** The page behind `lockerContent`. */
export default function LockerContent() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['lockerContent'],
    queryFn: ({ signal }) => read(signal),
    ...READ_ONCE,
  });
  return (
    <Page title={translate('lockerContent.title')} fact={translate('lockerContent.fact')}>
      <Pending query={{ data, error, refetch }} panel columns={2} />
      {data && <Lists {...data} />}
    </Page>
  );
}
