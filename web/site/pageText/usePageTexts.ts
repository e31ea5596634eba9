import { useRouteData } from '#web/shared/data/routeData.ts';
import type { textsLoader } from './loaders.ts';
import type { Shown } from './texts.ts';

/** Edited texts of a page whose route has `textsLoader`; undefined until loaded. */
export const usePageTexts = (): Shown => useRouteData<ReturnType<typeof textsLoader>>().data;
