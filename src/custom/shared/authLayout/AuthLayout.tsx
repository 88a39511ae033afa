// The layout of the pages before sign-in: brand and language, the page, and a drawing at the right.
import { useLayoutEffect, type ReactNode } from 'react';
import { Brand } from '../../../ui/Brand.tsx';
import { Cabinet } from './Cabinet.tsx';
import { useAuthContext } from './authContext.ts';
import './authLayout.css';

const LANGUAGES = ['en', 'zh'] as const;

function LanguageSwitch() {
  const { say, language, onLanguage } = useAuthContext();
  return (
    <div className="seg" role="group" aria-label={say('app.language.label')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one === 'zh' ? 'zh-CN' : 'en'}
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
        >
          {say(`app.language.${one}`)}
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page before sign-in: its only h1, one sentence, and its content. */
export function AuthLayout({ title, text, children }: Props) {
  const { say } = useAuthContext();
  const whole = say('app.title', { page: title });
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
  return (
    <div className="door">
      <main className="door-sheet">
        <div className="door-brand">
          <Brand />
          <span className="grow">{say('app.brand')}</span>
          <LanguageSwitch />
        </div>
        <h1>{title}</h1>
        <p className="soft door-text">{text}</p>
        {children}
      </main>
      <div className="door-wall">
        <Cabinet />
      </div>
    </div>
  );
}
