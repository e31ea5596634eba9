import { isSecret, type Route } from '#web/shared/app/route.ts';

/** Visits are counted for public pages without a secret in the address. */
export const isCounted = (route: Route): boolean => route.audience === 'public' && !isSecret(route);
