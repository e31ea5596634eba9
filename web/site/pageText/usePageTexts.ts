import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import type { textsLoader } from './loaders.ts';
import type { Shown } from './texts.ts';

/** Edited texts of a page whose route has `textsLoader`; undefined until loaded. */
export const usePageTexts = (): Shown => useLoaderData<ReturnType<typeof textsLoader>>().data;
