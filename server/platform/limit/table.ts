import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The counters of rate-limiter-flexible, whose column names these are; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
