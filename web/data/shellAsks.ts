import type { Match } from '#web/route.ts';
import { type RequestBody, requestBody } from './fetchQuery.ts';

/** What a shell says of its screen's data, so that the starter asks before any script is there. */
export type ShellAsks = {
  /** The roles that may ask. */
  roles: readonly string[];
  /** What is sent to /graphql, in the order of the route's questions. */
  bodies: RequestBody[];
};

/** @returns the questions of a screen as they are sent */
export async function shellAsks({ route, params }: Match, address: URLSearchParams): Promise<ShellAsks> {
  const questions = (await route.asks?.(params, address)) ?? [];
  return {
    roles: route.audience === 'admin' ? ['admin'] : ['admin', 'Employee'],
    bodies: await Promise.all(questions.map(({ query, variables }) => requestBody(query, variables))),
  };
}
