import { useLoaderData } from '#web/data/loaderData.tsx';
import type { textsLoader } from './loaders.ts';
import { type Shown, textsOf } from './texts.ts';

/** The texts of a page whose route has `textsLoader`, and what they were made of. */
export function usePageTexts<Texts extends Record<string, string>>(originals: Texts): { texts: Texts; shown: Shown } {
  const { data } = useLoaderData<ReturnType<typeof textsLoader>>();
  return { texts: textsOf(originals, data), shown: data };
}
