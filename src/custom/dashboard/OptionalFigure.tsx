// A figure of the strip that not every server reports and not every user may see.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import type { Count, Figures } from '../shared/networkNow/figures.ts';
import { StripFigure } from './StripFigure.tsx';

interface Props {
  readonly label: string;
  readonly figures: Figures | undefined;
  readonly countOf: (figures: Figures) => Count;
  readonly list: Endpoint;
  readonly to: string | undefined;
}

export function OptionalFigure({ label, figures, countOf, list, to }: Props) {
  const there = useCanAccess()(list);
  const value = figures && countOf(figures);
  if (!there || (figures && value === undefined)) return null;
  return <StripFigure label={label} waits={figures === undefined} value={value} to={to} />;
}
