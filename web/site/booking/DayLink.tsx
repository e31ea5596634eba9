import { Link } from 'react-router-dom';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { dayNumber, monthAndYear, weekday } from './stripDays.ts';

type Props = { day: string; count: number; isFull: boolean; isShown: boolean; to: string };

/** A day, selectable if it has free times. Screen readers get the full date, and that a day is fully booked. */
export function DayLink({ day, count, isFull, isShown, to }: Props) {
  const t = useTexts();
  const { locale } = useLanguage();
  const tone = isShown ? 'bg-ink text-paper' : count ? 'bg-sheet hover:bg-paper-deep' : 'bg-paper text-ink-soft';
  const box = `grid h-full content-start justify-items-center py-2.5 sm:justify-items-start sm:px-3 ${tone}`;
  const face = (
    <>
      <span className="text-xs font-semibold">
        {weekday(day, locale)}
        <span className="sr-only">, </span>
      </span>
      <span
        className={`mt-1.5 font-display text-2xl leading-none font-bold tabular-nums ${isFull ? 'line-through decoration-2' : ''}`}
      >
        {dayNumber(day)}
        <span className="sr-only">{` ${monthAndYear(day, locale)}, `}</span>
      </span>
      {isFull ? (
        <span className="mt-1.5 text-xs font-semibold">
          <span aria-hidden="true" className="sm:hidden">
            {t('Full')}
          </span>
          <span className="max-sm:sr-only">{t('Fully booked')}</span>
        </span>
      ) : (
        <span className="mt-1.5 text-xs tabular-nums">
          {count === 0 ? <span aria-hidden="true">–</span> : count}
          <span className={count ? 'max-sm:sr-only' : 'sr-only'}>{count ? ` ${t('free')}` : t('no free')}</span>
          <span className="sr-only">{` ${count === 1 ? t('time') : t('times')}`}</span>
        </span>
      )}
    </>
  );
  return (
    <li>
      {count === 0 ? (
        <span className={box}>{face}</span>
      ) : (
        <Link
          to={to}
          rel="nofollow"
          preventScrollReset
          aria-current={isShown ? 'date' : undefined}
          className={`${box} relative no-underline transition-colors focus-visible:z-10`}
        >
          {face}
        </Link>
      )}
    </li>
  );
}
