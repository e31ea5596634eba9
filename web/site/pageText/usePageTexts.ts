import { useRouteData } from '#web/shared/data/routeData.ts';
import type { textsLoader } from './loaders.ts';
import type { PageTextsData } from './texts.ts';

/** Edited texts of a page whose route has `textsLoader`; undefined until loaded. */
export const usePageTexts = (): PageTextsData => useRouteData<ReturnType<typeof textsLoader>>().data;
