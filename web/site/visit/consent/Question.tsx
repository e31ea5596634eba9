import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { servicesIn, type Tags, tagServices } from '#schema/tagServices.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useClearOfForms } from './useClearOfForms.ts';
import { useQuestionText } from './useQuestionText.ts';

type Props = {
  tags: Tags;
  /** Whether the browser refuses for its user. */
  isRefused: boolean;
  choice: boolean | null;
  /** Whether the visitor has opened it. */
  isAsked: boolean;
  onDecide: (isAgreed: boolean) => void;
  onClose: () => void;
};

/**
 * At the bottom of the window, in front of the page but not of its gutter, where the contact button is. On a phone it steps
 * aside for forms.
 */
export function Question({ tags, isRefused, choice, isAsked, onDecide, onClose }: Props) {
  const t = useTexts();
  const text = useQuestionText(!isRefused);
  const element = useRef<HTMLElement>(null);
  const isReady = isRefused || text !== null;
  const isCovering = useClearOfForms(element, isAsked);
  useEffect(() => {
    if (isAsked && isReady) element.current?.focus();
  }, [isAsked, isReady]);
  useSpaceBelow(element, isReady && !isCovering);
  return (
    <section
      ref={element}
      aria-labelledby="consent"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isAsked && onClose()}
      className={`fixed bottom-4 left-[max(var(--spacing-gutter),(100vw-92rem)/2)] z-33 mr-[calc(var(--spacing-gutter)+0.5rem)] max-h-[70dvh] max-w-xl overflow-y-auto border-2 border-ink bg-sheet p-5 text-ink screen-only xl:bottom-6 ${isReady && !isCovering ? '' : 'invisible'}`}
    >
      <h2 id="consent" className="text-xl">
        {t('Cookie choices')}
      </h2>
      {isRefused ? (
        <p className="mt-2 text-sm">
          {t('Your browser asks not to be tracked. We keep to that: nothing of other companies is loaded.')}
        </p>
      ) : (
        text && (
          <p dir="auto" className="mt-2 text-sm">
            {text}
          </p>
        )
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {`${servicesIn(tags)
          .map((service) => tagServices[service])
          .join(', ')}. `}
        <Link to={paths.privacyPolicy} className="link">
          {t('Privacy Policy')}
        </Link>
      </p>
      {choice !== null && !isRefused && (
        <p className="mt-2 text-sm font-semibold">{choice ? t('You have agreed.') : t('You have refused.')}</p>
      )}
      {isRefused ? (
        <Button variant="secondary" className="mt-4 w-full" onClick={onClose}>
          {t('Close')}
        </Button>
      ) : (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => onDecide(false)}>
            {t('Refuse')}
          </Button>
          <Button variant="secondary" onClick={() => onDecide(true)}>
            {t('Agree')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Lets the end of the page be scrolled above the element. */
function useSpaceBelow(element: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    document.body.style.paddingBottom = `${(element.current?.offsetHeight ?? 0) + 32}px`;
    return () => {
      document.body.style.paddingBottom = '';
    };
  }, [element, isShown]);
}
