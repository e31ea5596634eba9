import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { bookStrings, FREE_DAYS } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { addressWith, type Choice } from './address.ts';
import { DayLink } from './DayLink.tsx';
import { daysOf, type Free, type FreeSlot, named } from './days.ts';
import { HostChoice } from './HostChoice.tsx';
import { CHOSEN } from './places.ts';
import { longDay, monthAndDay } from './stripDays.ts';
import { useTimeHabit } from './useTimeHabit.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

type Props = {
  free: Free;
  choice: Choice;
  /** Path of the page. Every choice is a link, so that it works without scripts. */
  path: string;
  /** The chosen time is no longer free. */
  isTaken: boolean;
  isStale: boolean;
  /** Called when a time is about to be chosen. */
  onAim?: () => void;
};

/** Days and times to choose from, in the visitor's time zone. */
export function FreeTimes({ free, choice, path, isTaken, isStale, onAim }: Props) {
  const t = useTexts();
  const { locale } = useLanguage();
  // Without hosts an address may still name a day.
  const days = free.hasAnyHost ? daysOf(free) : [];
  const openDay = days.find(({ day }) => day === choice.day) ?? days.find(({ slots }) => slots.length > 0);
  return (
    <section aria-labelledby="free-times" aria-busy={isStale || undefined}>
      <h2 id="free-times" className="text-2xl">
        {t('Choose a Time')}
      </h2>
      <div className="mt-5 grid gap-5">
        <HostChoice hosts={free.hosts} choice={choice} path={path} />
        {days.length > 0 && <ZoneChoice free={free} choice={choice} path={path} />}
      </div>
      {days.length > 0 && (
        <>
          <Window free={free} choice={choice} path={path} />
          <ul className="mt-3 grid grid-cols-7 gap-0.5 border-2 border-ink bg-ink">
            {days.map(({ day, slots, isFull }) => (
              <DayLink
                key={day}
                day={day}
                count={slots.length}
                isFull={isFull}
                isShown={day === openDay?.day}
                to={addressWith(path, choice, { day, at: undefined })}
              />
            ))}
          </ul>
          {isTaken && <Taken />}
        </>
      )}
      <div className={`mt-8 ${openDay ? 'min-h-72' : ''}`}>
        {openDay ? (
          <>
            <h3 className="text-xl">{longDay(openDay.day, locale)}</h3>
            {openDay.slots.length > 0 ? (
              <Times
                slots={openDay.slots}
                free={free}
                choice={{ ...choice, day: openDay.day }}
                path={path}
                onAim={onAim}
              />
            ) : (
              <p className="mt-4 text-lg">
                {openDay.isFull
                  ? t('This day is fully booked. Please choose another.')
                  : t('There is no free time on this day. Please choose another.')}
              </p>
            )}
          </>
        ) : (
          <NoTime free={free} />
        )}
      </div>
    </section>
  );
}

/** Says that the chosen time was taken; it gets the focus, near the next choice. */
function Taken() {
  const t = useTexts();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} role="alert" tabIndex={-1} className="mt-6 border-l-8 border-danger bg-sheet p-5 font-semibold">
      {t(bookStrings.taken)}
    </p>
  );
}

function NoTime({ free: { from, lastDay, hasAnyHost } }: { free: Free }) {
  const t = useTexts();
  const hasLaterDays = hasAnyHost && from < dayAfter(lastDay, 1 - FREE_DAYS);
  const advice = hasLaterDays
    ? 'There is no free time in these days. Please look at the days after them.'
    : 'There is no free time in these days. Please write to us instead.';
  return (
    <>
      <p className="text-lg">{t(hasAnyHost ? advice : bookStrings.off)}</p>
      <LinkButton to={paths.contact} variant={hasLaterDays ? 'secondary' : 'primary'} className="mt-6">
        {t('Contact Us')}
      </LinkButton>
    </>
  );
}

type Part = { free: Free; choice: Choice; path: string };

/** The visible two weeks, and links to the previous and next ones. */
function Window({ free: { from, firstDay, lastDay }, choice, path }: Part) {
  const t = useTexts();
  const { locale } = useLanguage();
  const last = dayAfter(from, FREE_DAYS - 1);
  const to = (first: string) => addressWith(path, choice, { from: first, day: undefined, at: undefined });
  const before = dayAfter(from, -FREE_DAYS);
  return (
    <div className="mt-8 flex min-h-10 items-center justify-between gap-4">
      <p className="font-semibold tabular-nums">
        {`${monthAndDay(from, locale)} – ${monthAndDay(last < lastDay ? last : lastDay, locale)}`}
      </p>
      <nav aria-label={t('Days')} className="flex gap-2">
        {from > firstDay && (
          <StepLink to={to(before < firstDay ? firstDay : before)} label={t('Earlier days')}>
            <ArrowRight aria-hidden="true" className="size-5 rotate-180" />
          </StepLink>
        )}
        {last < lastDay && (
          <StepLink to={to(dayAfter(last, 1))} label={t('Later days')}>
            <ArrowRight aria-hidden="true" className="size-5" />
          </StepLink>
        )}
      </nav>
    </div>
  );
}

const StepLink = ({ to, label, children }: { to: string; label: string; children: React.ReactNode }) => (
  <Link
    to={to}
    aria-label={label}
    preventScrollReset
    className="grid size-10 place-items-center border-2 border-ink transition-colors hover:bg-ink hover:text-paper"
  >
    {children}
  </Link>
);

type TimesProps = Part & { slots: readonly FreeSlot[]; onAim: (() => void) | undefined };

/** Free times of a day, each with the office's local time when that differs. */
function Times({ slots, free: { timeZone, officeTimeZone }, choice, path, onAim }: TimesProps) {
  const t = useTexts();
  const office = placeOf(officeTimeZone);
  const { clock } = useTimeHabit();
  const officeTime = ({ startsAt }: FreeSlot) => clock(new Date(startsAt), officeTimeZone);
  const isElsewhere = slots.some((slot) => officeTime(slot) !== clock(new Date(slot.startsAt), timeZone));
  return (
    <ul aria-label={t('Free times')} className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] gap-2">
      {named(slots, timeZone, clock).map((slot) => {
        const isChosen = slot.startsAt === choice.at;
        return (
          <li key={slot.startsAt}>
            <Link
              to={addressWith(path, choice, { at: slot.startsAt }, CHOSEN)}
              rel="nofollow"
              onPointerEnter={onAim}
              onFocus={onAim}
              aria-current={isChosen ? 'time' : undefined}
              className={`grid min-h-15 content-start border-2 px-2.5 py-2 no-underline transition-colors tabular-nums ${isChosen ? 'border-signal bg-signal text-on-signal' : 'border-ink bg-sheet hover:bg-ink hover:text-paper'}`}
            >
              <span className="font-display text-xl leading-none font-bold whitespace-nowrap">{slot.label}</span>
              {isElsewhere && <span className="mt-1 text-xs">{`${officeTime(slot)} ${office}`}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
