import { callTexts } from '#schema/pageTexts/callToAction.ts';

type Texts = { pageTexts: { texts: readonly { name: string; text: string }[] } };

export function callTextsOf(kind: 'posts' | 'projects' | 'reviews', { pageTexts: { texts } }: Texts) {
  const textOf = (name: keyof typeof callTexts) => texts.find((one) => one.name === name)?.text ?? callTexts[name];
  return { title: textOf(`${kind}CallTitle`), text: textOf(`${kind}CallText`) };
}
