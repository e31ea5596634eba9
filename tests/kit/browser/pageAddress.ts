import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the hint of a field shows this address: in full to a screen reader, visually on one line with its end in
 * view.
 * @returns whether all of it is visible
 */
export async function showsAddress(field: Locator, address: string): Promise<boolean> {
  const look = () =>
    field.evaluate((element) => {
      const hint = document.getElementById(element.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
      const [said, beginning, end] = hint?.querySelectorAll('[title] > span') ?? [];
      const isWhole = Number(beginning?.scrollWidth) <= Number(beginning?.clientWidth);
      const [room, last] = [hint?.getBoundingClientRect(), end?.getBoundingClientRect()];
      const isEndSeen = Number(last?.right) <= Number(room?.right) + 1 && Number(last?.width) > 0;
      const isOneLine = beginning?.getBoundingClientRect().top === last?.top;
      return {
        said: said?.textContent,
        drawn: `${beginning?.textContent}${end?.textContent}`,
        isEndSeen,
        isOneLine,
        isWhole,
      };
    });
  const whole = { said: address, drawn: address, isEndSeen: true, isOneLine: true };
  await expect.poll(look).toMatchObject(whole);
  return (await look()).isWhole;
}
