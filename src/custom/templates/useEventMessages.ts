// The label of an event; an event of another server is shown by its own name.
import { useTranslate } from 'react-admin';

export function useEventMessages(): (templateEvent: string) => string {
  const translate = useTranslate();
  return (templateEvent) =>
    translate(`choices.templateEvent.${templateEvent}`, { _: templateEvent });
}
