import { callTexts } from '#schema/pageTexts/callToAction.ts';
import type { Translate } from '#schema/translate.ts';

type Texts = { pageTexts: { texts: readonly { name: string; text: string }[] } };

export function callTextsOf(kind: 'posts' | 'projects' | 'reviews', { pageTexts: { texts } }: Texts, t: Translate) {
  const textOf = (name: keyof typeof callTexts) => texts.find((one) => one.name === name)?.text ?? t(callTexts[name]);
  return { title: textOf(`${kind}CallTitle`), text: textOf(`${kind}CallText`) };
}
