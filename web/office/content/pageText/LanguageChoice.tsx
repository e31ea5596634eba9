import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LanguageCode, languages } from '#schema/languages.ts';
import { choice } from '#web/office/editor/WidthChoice.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { languageSearch } from './languageSearch.ts';

const CHOSEN = 'language chosen';

/** The language whose texts are edited, on a site with several. Asks before it gives up unsaved edits. */
export function LanguageChoice({ language }: { language: string }) {
  const { languages: offered } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation();
  const pressed = useRef<HTMLButtonElement>(null);
  // The texts of another language are a new screen.
  useEffect(() => {
    if (state === CHOSEN) pressed.current?.focus();
  }, [state]);
  if (!offered) return null;
  const choose = (code: LanguageCode) =>
    askToLeave(() => {
      const search = code === offered[0] ? '' : languageSearch(code);
      void navigate({ search }, { replace: true, state: CHOSEN });
    });
  return (
    <fieldset aria-label="Language" className="flex flex-wrap gap-1">
      {offered.map((code) => (
        <button
          key={code}
          ref={code === language ? pressed : undefined}
          type="button"
          lang={code}
          className={choice}
          aria-pressed={code === language}
          onClick={() => code !== language && choose(code)}
        >
          {languages[code].name}
        </button>
      ))}
    </fieldset>
  );
}
