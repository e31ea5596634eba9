import { useLoaderData } from '#web/shared/data/loaderData.tsx';
import type { textsLoader } from './loaders.ts';
import type { Shown } from './texts.ts';

/** What has been changed of the texts of a page whose route has `textsLoader`; nothing while it is not there. */
export const usePageTexts = (): Shown => useLoaderData<ReturnType<typeof textsLoader>>().data;
