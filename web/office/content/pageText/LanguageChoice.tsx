import { useNavigate } from 'react-router-dom';
import { type LanguageCode, languages } from '#schema/languages.ts';
import { choice } from '#web/office/editor/WidthChoice.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { languageSearch } from './languageSearch.ts';

/** The language whose texts are edited, on a site with several. Asks before it gives up unsaved edits. */
export function LanguageChoice({ language }: { language: string }) {
  const { languages: offered } = useSite();
  const navigate = useNavigate();
  if (!offered) return null;
  const change = (code: LanguageCode) =>
    askToLeave(() => void navigate({ search: code === offered[0] ? '' : languageSearch(code) }, { replace: true }));
  return (
    <fieldset aria-label="Language" className="flex flex-wrap gap-1">
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={choice}
          aria-pressed={code === language}
          onClick={() => code !== language && change(code)}
        >
          {languages[code].name}
        </button>
      ))}
    </fieldset>
  );
}
