// Sets the window title together with the heading: every page has one h1 and a title.
import { useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';

export function usePageTitle(title: string): void {
  const translate = useTranslate();
  const whole = translate('app.title', { page: title });
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
}
