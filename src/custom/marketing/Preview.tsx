// A preview of the locker's screen: the pictures in order with their duration, the notice below.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SWITCHING_MAX_S } from '../../../contract/terminals/screenSavers.ts';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { PictureImage } from './PictureImage.tsx';
import type { Picture } from './pictures.ts';
import { useEffect, useState } from 'react';
import { movesLittle } from '../shared/Sortable/movesLittle.ts';

/** @param seconds how long a picture is shown; users who prefer reduced motion start it themselves */
function usePlayer(count: number, seconds: number) {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(() => !movesLittle());
  const at = count === 0 ? 0 : place % count;
  const runs = playing && count > 1 && seconds > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setPlace((at + 1) % count), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [runs, at, count, seconds]);
  return {
    /** The visible picture, zero-based. */
    at,
    playing,
    toggle: () => setPlaying((now) => !now),
    /** Moves by this many pictures, wrapping around; the duration restarts. */
    go: (by: number) => setPlace((at + by + count) % Math.max(1, count)),
  };
}

interface Props {
  readonly control: RecordForm['control'];
  readonly pictures: readonly Picture[];
}

interface ScreenProps {
  readonly pictures: readonly Picture[];
  readonly notice: string;
  readonly at: number;
}

/** All pictures are rendered and one is visible, so that the next is loaded when its time comes. */
function Screen({ pictures, notice, at }: ScreenProps) {
  const translate = useTranslate();
  return (
    <div className="saver-screen" role="img" aria-label={translate('marketing.preview.screen')}>
      <div className="saver-pictures">
        {pictures.length === 0 && <p>{translate('marketing.preview.none')}</p>}
        {pictures.map(({ key, name, file, fileId }, index) => (
          <div key={key} className={index === at ? 'saver-picture seen' : 'saver-picture'}>
            <PictureImage name={name} file={file} fileId={fileId} />
          </div>
        ))}
      </div>
      {notice !== '' && <p className="saver-notice">{notice}</p>}
    </div>
  );
}

function Controls({ player, count }: { player: ReturnType<typeof usePlayer>; count: number }) {
  const translate = useTranslate();
  const { at, playing, toggle, go } = player;
  const button = (icon: IconName, word: string, press: () => void) => (
    <IconAction
      icon={icon}
      label={translate(`marketing.preview.${word}`)}
      disabled={count < 2}
      onClick={press}
    />
  );
  return (
    <div className="saver-controls row">
      {button('left', 'previous', () => go(-1))}
      <Button size="small" disabled={count < 2} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
        {translate(playing ? 'marketing.preview.stop' : 'marketing.preview.play')}
      </Button>
      {button('right', 'next', () => go(1))}
      <span className="soft grow">
        {count > 0 && translate('marketing.preview.place', { place: at + 1, count })}
      </span>
    </div>
  );
}

/** An invalid duration stops the preview: a locker could not play it either. */
const secondsOf = (value: unknown): number =>
  typeof value === 'number' && value >= 1 && value <= SWITCHING_MAX_S ? value : 0;

export function Preview({ control, pictures }: Props) {
  const translate = useTranslate();
  const [notice, time] = useWatch({ control, name: ['notice', 'pictureSwitchingTime'] });
  const seconds = secondsOf(time);
  const player = usePlayer(pictures.length, seconds);
  return (
    <section className="panel pad saver-preview" aria-label={translate('marketing.preview.title')}>
      <h2>{translate('marketing.preview.title')}</h2>
      <Screen
        pictures={pictures}
        notice={typeof notice === 'string' ? notice.trim() : ''}
        at={player.at}
      />
      <Controls player={player} count={pictures.length} />
      {seconds > 0 && (
        <span className="soft small">
          {translate('marketing.preview.every', { smart_count: seconds })}
        </span>
      )}
    </section>
  );
}
