import { QueryError } from '#web/shared/data/errors.ts';

/**
 * Runs a query with a time zone, and again without it if the server does not know the zone: browsers and servers have
 * different versions of the list.
 * @throws QueryError
 */
export async function inZone<Data>(ask: (zone?: string) => Promise<Data>, zone: string | undefined): Promise<Data> {
  try {
    return await ask(zone);
  } catch (error) {
    if (zone && error instanceof QueryError && 'timeZone' in error.failure.fields) return ask();
    throw error;
  }
}
