import type { RefObject } from 'react';
import { HONEYPOT } from '#schema/honeypot.ts';
import { useTexts } from '#web/shared/language/language.ts';

/**
 * An invisible field against spam: only bots fill it in. `hidden` removes it from keyboard and screen reader access.
 * Without styles its label explains it.
 */
export const Honeypot = ({ ref }: { ref: RefObject<HTMLInputElement | null> }) => {
  const t = useTexts();
  return (
    <label className="hidden">
      {t('Please leave this empty')}
      <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
};
