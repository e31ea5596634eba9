import type { Match } from '#web/shared/app/route.ts';
import type { AnyDocument, Variables } from './document.ts';
import { type RequestBody, requestBody } from './fetchQuery.ts';

/** What a shell says of its screen's data, so that the boot script sends for it before any other script is there. */
export type BootRequests = {
  /** The roles that may see it. */
  roles: readonly string[];
  /** The bodies of the requests to /graphql, in the order in which the route's loader sends them. */
  bodies: RequestBody[];
};

/** @returns the requests that the loader of a screen sends */
export async function bootRequestsOf({ route, params }: Match, search: URLSearchParams): Promise<BootRequests> {
  const bodies: RequestBody[] = [];
  const fetchQuery = async <Data>(document: AnyDocument, variables: Variables) => {
    bodies.push(await requestBody(document, variables));
    return undefined as Data;
  };
  await route.loader?.({ params, search, fetchQuery });
  return { roles: route.audience === 'admin' ? ['admin'] : ['admin', 'Employee'], bodies };
}
