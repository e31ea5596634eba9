import type { Match } from '#web/shared/app/route.ts';
import type { AnyDocument, Variables } from './document.ts';
import { type RequestBody, requestBody } from './fetchQuery.ts';

/** Requests of a screen, which the boot script sends before other scripts are loaded. */
export type BootRequests = {
  /** Roles that may see the screen. */
  roles: readonly string[];
  /** Bodies of the requests to /graphql, in the order of the route's loader. */
  bodies: RequestBody[];
};

export async function bootRequestsOf({ route, params }: Match, search: URLSearchParams): Promise<BootRequests> {
  const bodies: RequestBody[] = [];
  const fetchQuery = async <Data>(document: AnyDocument, variables: Variables) => {
    bodies.push(await requestBody(document, variables));
    return undefined as Data;
  };
  await route.loader?.({ params, search, fetchQuery });
  return { roles: route.audience === 'admin' ? ['admin'] : ['admin', 'Employee'], bodies };
}
