import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '#web/shared/app/site.tsx';
import { contactForm, paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ClockArt } from '#web/site/booking/ClockArt.tsx';
import { bandTitle, Lines } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/**
 * Free times as links to the booking page. Only the browser loads them, in the zone of the visitor; before and without
 * scripts a button leads there. While the site takes no bookings, it leads to the contact form.
 */
export function BookingSection({ section: { key, headline, text } }: SectionProps<'BookingSection'>) {
  const { takesBookings } = useSite();
  const Times = useTimes(takesBookings);
  return (
    <section aria-labelledby={`section-${key}`} className="relative overflow-hidden">
      <div className="shell grid gap-x-12 gap-y-10 py-12 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5">
          <h2 id={`section-${key}`} dir="auto" className={bandTitle}>
            {headline || 'Book a Call'}
          </h2>
          {text && <Lines text={text} className="mt-5 max-w-[25em] text-lg text-ink-soft" />}
          <LinkButton to={takesBookings ? paths.book : contactForm} className="mt-8">
            {takesBookings ? 'Book a Call' : 'Talk to us'}
          </LinkButton>
        </div>
        <div className={`relative min-w-0 lg:col-span-7 ${takesBookings ? 'min-h-[34rem]' : 'min-h-48'}`}>
          {Times ? <Times /> : <ClockArt className="pointer-events-none absolute top-0 right-0 h-48 max-w-full" />}
        </div>
      </div>
    </section>
  );
}

/** The component of the free times once its code has arrived; it has its own chunk. */
function useTimes(isWanted: boolean): ComponentType | null {
  const [Times, setTimes] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    import('./BookingTimes.tsx').then(
      (module) => isCancelled || setTimes(() => module.BookingTimes),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isWanted]);
  return Times;
}
