import { useEffect, useState } from 'react';
import type { Conversion, Tags } from '#schema/tagServices.ts';
import { ASK_CONSENT, announceConversion, tagState } from '#web/shared/app/consent.ts';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { isRefusedByBrowser, readChoice, removeTagCookies, storeChoice } from './choice.ts';
import { Question } from './Question.tsx';
import { useTags } from './useTags.ts';

const none: Tags = {};

/**
 * Asks visitors for their consent to tags, and starts the tags of those who have given it.
 * @param isTagged whether the page has tags
 */
export function Consent({ isTagged }: { isTagged: boolean }) {
  const { tags = none, mayTag } = useSite();
  const [choice, setChoice] = useState(() => readChoice(tags));
  const [opener, setOpener] = useState<Element | null>(null);
  const isRefused = isRefusedByBrowser();
  useTags(tags, isTagged && mayTag && choice === true && !isRefused);
  const posted = useFormResult();
  usePostedConversion(posted);
  useEffect(() => {
    const ask = () => setOpener(document.activeElement);
    addEventListener(ASK_CONSENT, ask);
    return () => removeEventListener(ASK_CONSENT, ask);
  }, []);
  useEffect(() => {
    // Also those that a tag set while its page was left.
    if (choice !== true || isRefused) removeTagCookies();
  }, [choice, isRefused]);

  const close = () => {
    if (opener instanceof HTMLElement) opener.focus();
    setOpener(null);
  };
  const decide = (isAgreed: boolean) => {
    storeChoice(isAgreed, tags);
    if (!isAgreed) removeTagCookies();
    setChoice(isAgreed);
    close();
    // The policy of the page was sent with it. Where the browser forbids cookies, a reload would ask again.
    const isOtherPage = isAgreed ? isTagged && !mayTag : tagState.isRunning;
    if (!isOtherPage || readChoice(tags) !== isAgreed) return;
    // A reload of the answer to a form would send the form again.
    if (posted) location.replace(location.pathname + location.search);
    else location.reload();
  };
  if (!opener && (!isTagged || choice !== null || isRefused)) return null;
  return (
    <Question
      tags={tags}
      isRefused={isRefused}
      choice={choice}
      isAsked={opener !== null}
      onDecide={decide}
      onClose={close}
    />
  );
}

const conversionAt: Record<string, Conversion> = {
  [paths.contact]: 'enquiry',
  [paths.affiliateProgramme]: 'application',
  [paths.book]: 'booking',
};

/** A form that was posted before the scripts were loaded: its page is the answer. */
function usePostedConversion(posted: ReturnType<typeof useFormResult>): void {
  const conversion = posted && !posted.failure ? conversionAt[posted.path] : undefined;
  useEffect(() => {
    if (conversion) announceConversion(conversion);
  }, [conversion]);
}
