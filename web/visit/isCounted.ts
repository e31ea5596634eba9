import type { Route } from '#web/route.ts';

/** Whether visits of a screen are counted: of pages that everybody sees, and whose address lets nobody in. */
export const isCounted = ({ audience, isSecret, path }: Route): boolean =>
  audience === 'public' && !isSecret && !path.includes(':token');
