// What an event is called: one that another server made up goes by its own word.
import { useTranslate } from 'react-admin';

export function useEventWords(): (templateEvent: string) => string {
  const translate = useTranslate();
  return (templateEvent) =>
    translate(`choices.templateEvent.${templateEvent}`, { _: templateEvent });
}
