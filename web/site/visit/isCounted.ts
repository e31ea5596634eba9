import { isSecret, type Route } from '#web/shared/app/route.ts';

/** Whether visits of a screen are counted: of pages that everybody sees, and whose address lets nobody in. */
export const isCounted = (route: Route): boolean => route.audience === 'public' && !isSecret(route);
