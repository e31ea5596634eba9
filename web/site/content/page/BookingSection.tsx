import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useSite } from '#web/shared/app/site.tsx';
import { untilNeeded } from '#web/shared/app/untilNeeded.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { contactForm, paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ClockArt } from '#web/site/booking/ClockArt.tsx';
import { Lines } from './Band.tsx';
import { headlineLook } from './headline.ts';
import type { SectionProps } from './shownSections.ts';

const art =
  'pointer-events-none absolute end-0 bottom-0 h-48 max-w-full rtl:-scale-x-100 lg:top-12 lg:bottom-auto lg:h-[22rem]';

/**
 * Free times as links to the booking page. Only the browser loads them, in the zone of the visitor; before and without
 * scripts a button leads there. While the site takes no bookings, it leads to the contact form.
 */
export function BookingSection({ section: { key, headline, text } }: SectionProps<'BookingSection'>) {
  const t = useTexts();
  const { takesBookings } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const Times = useTimes(takesBookings, place);
  const heading = headline || 'Book a Call';
  return (
    <section dir="auto" className="relative overflow-hidden">
      <div className="shell grid gap-x-12 gap-y-10 py-12 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5">
          <h2 id={`section-${key}`} className={headlineLook('band', heading)}>
            {heading}
          </h2>
          {text && <Lines text={text} className="mt-5 max-w-[25em] text-lg text-ink-soft" />}
          <LinkButton to={takesBookings ? paths.book : contactForm} className="mt-8">
            {takesBookings ? t('Book a Call') : t('Talk to us')}
          </LinkButton>
        </div>
        {/* The drawing extends to the edge of the window. */}
        <div ref={place} className={`min-w-0 lg:col-span-7 ${takesBookings ? 'min-h-[34rem]' : 'min-h-40 lg:min-h-0'}`}>
          {Times ? <Times /> : <ClockArt className={art} />}
        </div>
      </div>
    </section>
  );
}

/** The component of the free times once its code has arrived; it has its own chunk, loaded when somebody comes near. */
function useTimes(isOffered: boolean, place: RefObject<HTMLElement | null>): ComponentType | null {
  const [Times, setTimes] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOffered || !place.current) return;
    let isCancelled = false;
    const loading = untilNeeded([place.current]).then(() => import('./BookingTimes.tsx'));
    loading.then(
      (module) => isCancelled || setTimes(() => module.BookingTimes),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isOffered, place]);
  return Times;
}
