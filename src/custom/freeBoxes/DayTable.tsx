// The charts as a table: per day, the minimum and maximum number of free boxes of each size.
import { useTranslate } from 'react-admin';
import { daysOf, type SizeHistory, type Span } from './history.ts';
import { useCallback } from 'react';

/** A ref for the element: a tab stop only while some of its content is out of view. */
function useScrollStop(): (element: HTMLElement | null) => () => void {
  return useCallback((element: HTMLElement | null) => {
    const sizes = new ResizeObserver(() => {
      if (!element) return;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const one of [element, element?.firstElementChild]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
}

function SpanWords({ span }: { span: Span | undefined }) {
  const translate = useTranslate();
  if (!span) return <span className="soft">{translate('freeBoxes.unknown')}</span>;
  const { fewest, most } = span;
  if (fewest === most) return <>{fewest}</>;
  return <>{translate('freeBoxes.span', { fewest, most })}</>;
}

/** The last day first. The keyboard scrolls it when it is wider than its container. */
export function DayTable({ sizes }: { readonly sizes: readonly SizeHistory[] }) {
  const translate = useTranslate();
  const scrolling = useScrollStop();
  return (
    <section className="panel day-table">
      <div
        className="day-scroll"
        role="region"
        aria-label={translate('freeBoxes.table')}
        ref={scrolling}
      >
        <table>
          <caption>{translate('freeBoxes.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('freeBoxes.day')}</th>
              {sizes.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daysOf(sizes).map(({ day, spans }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {spans.map((span, place) => (
                  <td key={sizes[place]?.name}>
                    <SpanWords span={span} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
