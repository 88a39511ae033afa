// A card of the dashboard: title, one fact, a link, and its content or the reason it has none.
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** A count or a fact beside the title. */
  readonly fact?: ReactNode;
  /** A link at the right of the title. */
  readonly more?: ReactNode;
  /** Position in the grid. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A named region of the page. */
export function Panel({ title, fact, more, className, children }: Props) {
  const id = useId();
  return (
    <Card className={className} aria-labelledby={id}>
      <CardHeader
        title={title}
        subheader={fact}
        action={more}
        slotProps={{ title: { id, component: 'h2' }, subheader: { component: 'div' } }}
      />
      <CardContent>{children}</CardContent>
    </Card>
  );
}
