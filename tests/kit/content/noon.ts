import { type Day, dayOf, momentOf } from '#schema/officeTime.ts';
import type { Product } from '#tests/kit/product/product.ts';

/**
 * Today in India, and a quarter past noon of it: at that time there are past, current and future bookings on the same
 * day.
 */
export const today: Day = dayOf(new Date());
export const noon = momentOf(today, '12:15');

/**
 * Stops the clock of the product at that time, before any sign-in, so that a test gives the same result at any time of
 * the day.
 */
export function atNoon(product: Product): void {
  product.holdTime();
  product.passTime(noon.getTime() - product.services.now().getTime());
}
