import type { Day } from '#schema/officeTime.ts';
import { dayOf, momentOf } from '#tests/kit/content/india.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** Today in India, and a quarter past noon of it: there are past bookings today, one under way, and some to come. */
export const today: Day = dayOf(new Date());
export const noon = momentOf(today, '12:15');

/** Lets the clock of the product stand there, before anybody has signed in: a test is the same at any time of the day. */
export function atNoon(product: Product): void {
  product.holdTime();
  product.passTime(noon.getTime() - product.services.now().getTime());
}
