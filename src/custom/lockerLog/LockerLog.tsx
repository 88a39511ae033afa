// What a locker's terminal noted, newest first.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';

export default function LockerLog(): ReactElement {
  const translate = useTranslate();
  return <Page title={translate('lockerLog.title')}>{null}</Page>;
}
