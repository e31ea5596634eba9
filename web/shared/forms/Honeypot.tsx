import type { RefObject } from 'react';
import { HONEYPOT } from '#schema/honeypot.ts';

/**
 * A field that nobody sees and that no browser fills in by itself: what stands in it was written by a robot. Not displayed
 * at all, it is in nobody's way: not for a keyboard, not for a screen reader. Where no styles are it says what to do.
 */
export const Honeypot = ({ ref }: { ref: RefObject<HTMLInputElement | null> }) => (
  <label className="hidden">
    Please leave this empty
    <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
  </label>
);
