import { useEffect, useState } from 'react';
import { consentTexts } from '#schema/pageTexts/legal.ts';
import { fetchQuery } from '#web/shared/data/fetchQuery.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { ConsentTextDocument } from './publicDocuments.ts';

/** @returns the question of the page texts; null while it is loading, so that it does not change before the reader's eyes */
export function useQuestionText(isNeeded: boolean): string | null {
  const t = useTexts();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    fetchQuery(ConsentTextDocument, {}).then(
      ({ pageTexts: { texts } }) =>
        setText(texts.find(({ name }) => name === 'consentText')?.text ?? t(consentTexts.consentText)),
      () => setText(t(consentTexts.consentText)),
    );
  }, [isNeeded, t]);
  return text;
}
