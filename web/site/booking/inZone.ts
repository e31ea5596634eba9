import { QueryError } from '#web/shared/data/errors.ts';

/**
 * Asks in a time zone, and without one if the server does not know it: browsers and servers have lists of different years.
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
