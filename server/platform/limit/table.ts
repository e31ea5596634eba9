import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The table of rate-limiter-flexible; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
