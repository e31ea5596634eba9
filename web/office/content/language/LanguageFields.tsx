import type { TypedDocumentNode } from '@apollo/client';
import { Languages, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { languageName, languages, languageTags } from '#schema/contentLanguages.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { SearchedSelect } from '#web/shared/forms/SearchedSelect.tsx';
import { useSearchedChoices } from '#web/shared/forms/useSearchedChoices.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import type { LinkedTranslation } from './translationLinks.ts';

type Choice = LinkedTranslation & { isPublished: boolean };
export type TranslationChoices = {
  /** For example 'post' and 'posts'. */
  names: { one: string; many: string };
  document: TypedDocumentNode<
    { choices: { nodes: readonly Choice[]; totalCount: number } },
    { search?: string | null }
  >;
};

type Props = {
  ownId: string | undefined;
  language: Pick<ControllerRenderProps, 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'>;
  error: string | undefined;
  translations: readonly LinkedTranslation[];
  onChange: (translations: LinkedTranslation[]) => void;
  choices: TranslationChoices;
};

const byName = languageTags.toSorted((a, b) => languages[a].localeCompare(languages[b]));

/** The language of the text, and what says the same in other languages. */
export function LanguageFields({ ownId, language, error, ...props }: Props) {
  const { translations, onChange, choices } = props;
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const takenLanguages = [language.value || site.language, ...translations.map(({ language: tag }) => tag)];
  return (
    <>
      <SelectField
        label="Language"
        hint="Screen readers, search engines and the browser read the text in it."
        error={error}
        {...language}
      >
        <option value="">{languageName(site.language)} (the site)</option>
        {byName.map(
          (tag) =>
            tag !== site.language && (
              <option key={tag} value={tag} lang={tag}>
                {languages[tag]}
              </option>
            ),
        )}
      </SelectField>
      <div className="grid grid-cols-1 content-start gap-2">
        <h3 className="text-sm font-semibold">Translations</h3>
        {translations.length > 0 && (
          <ul className="border-t border-line">
            {translations.map((translation) => (
              <li key={translation.id} className="flex items-center gap-3 border-b border-line py-1.5">
                <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                  <bdi dir="auto" lang={translation.language} className="font-semibold">
                    {languageName(translation.language)}
                  </bdi>
                  <span className="block text-ink-soft">
                    <bdi dir="auto" lang={translation.language}>
                      {translation.title}
                    </bdi>
                  </span>
                </span>
                <button
                  type="button"
                  className="grid size-11 shrink-0 place-items-center"
                  aria-label={`Unlink ${translation.title}`}
                  title="Unlink"
                  onClick={() => onChange(translations.filter(({ id }) => id !== translation.id))}
                >
                  <Unlink aria-hidden="true" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <TranslationSelect
            {...choices}
            isOffered={(choice) => choice.id !== ownId && !takenLanguages.includes(choice.language)}
            onChoose={(choice) => {
              onChange([...translations, choice]);
              setAdding(false);
            }}
          />
        ) : (
          <Button type="button" variant="secondary" onClick={() => setAdding(true)}>
            <Languages aria-hidden="true" className="size-5" /> Link a translation
          </Button>
        )}
      </div>
    </>
  );
}

type SelectProps = TranslationChoices & {
  isOffered: (choice: Choice) => boolean;
  onChoose: (choice: LinkedTranslation) => void;
};

function TranslationSelect({ names: { one, many }, document, isOffered, onChoose }: SelectProps) {
  const searched = useSearchedChoices<{ choices: { nodes: readonly Choice[]; totalCount: number } }, Choice>({
    document,
    pick: ({ choices }) => choices,
    storedChoice: null,
    chosenId: null,
  });
  const offered = searched.choices.filter(isOffered);
  const isEmpty = offered.length === 0 && !searched.hasFailed;
  return (
    <SearchedSelect
      label={`The same ${one} in another language`}
      searched={{ ...searched, choices: offered, isEmpty }}
      search={{ label: `Find a ${one}`, hint: 'By its title.' }}
      labelOf={({ title, language, isPublished }) =>
        `${languageName(language)}: ${title}${isPublished ? '' : ' (not published)'}`
      }
      hints={{
        usual: 'Visitors see those that are published. Those linked to it come with it.',
        empty: `Choose the language of other ${many} first: none of these is in a language that is free here.`,
        failed: `The ${many} could not be loaded. Open the form again to choose one.`,
      }}
      value=""
      onChange={({ target }) => {
        const choice = offered.find(({ id }) => id === target.value);
        if (choice) onChoose({ id: choice.id, language: choice.language, title: choice.title });
      }}
    />
  );
}
