// A locker's column letters on a narrow screen: which are in view, which need attention, with links.
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

interface LetterStripProps {
  /** The horizontally scrolling element that contains the grid. */
  scroller: RefObject<HTMLElement | null>;
  letters: readonly string[];
  /** Letters of the columns that need action now. */
  alarmed: ReadonlySet<string>;
}

interface Span {
  first: number;
  last: number;
}

function spanInView(scroller: HTMLElement): Span {
  const { left, right } = scroller.getBoundingClientRect();
  const shown = [...scroller.querySelectorAll('.col')].map((column) => {
    const place = column.getBoundingClientRect();
    const middle = (place.left + place.right) / 2;
    return middle > left && middle < right;
  });
  return { first: shown.indexOf(true), last: shown.lastIndexOf(true) };
}

function useSpanInView({ scroller, letters }: LetterStripProps): Span {
  const [span, setSpan] = useState<Span>({ first: 0, last: 3 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const next = spanInView(element);
      setSpan((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    // Deferred: measuring now would force a second layout of the whole grid.
    const first = requestAnimationFrame(look);
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(first);
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [scroller, letters.length]);
  return span;
}

/** One button per column; pressing it scrolls the column into view. */
export function LetterStrip(props: LetterStripProps) {
  const { scroller, letters, alarmed } = props;
  const translate = useTranslate();
  const span = useSpanInView(props);
  const bring = (index: number) => {
    const column = scroller.current?.querySelectorAll<HTMLElement>('.col')[index];
    if (column) scroller.current?.scrollTo({ left: column.offsetLeft, behavior: 'instant' });
  };
  return (
    <nav className="letterStrip" aria-label={translate('boxes.columns')}>
      {letters.map((letter, index) => (
        <button
          key={letter}
          type="button"
          aria-current={index >= span.first && index <= span.last}
          aria-label={translate(alarmed.has(letter) ? 'boxes.columnAlarmed' : 'boxes.column', {
            letter,
          })}
          onClick={() => bring(index)}
        >
          {letter}
          {alarmed.has(letter) && <i className="alarmDot" />}
        </button>
      ))}
    </nav>
  );
}
