import { daysName } from '#schema/weekdays.ts';
import { mailLink, telLink } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { Email } from '#web/shared/ui/Email.tsx';

const strong = 'font-display text-2xl font-bold tracking-tight wrap-anywhere';

export function ContactDetails() {
  const t = useTexts();
  const site = useSite();
  return (
    <address className="not-italic">
      <dl className="grid gap-6">
        <Detail term={t('Write')}>
          <a href={mailLink(site)} className={`link ${strong}`}>
            <Email address={site.email} />
          </a>
        </Detail>
        {site.phone && (
          <Detail term={t('Call')}>
            <a href={telLink(site)} className={`link tabular-nums ${strong}`}>
              {site.phone}
            </a>
          </Detail>
        )}
        {(site.address || site.openingHours.length > 0) && (
          <Detail term={t(site.address ? 'Visit' : 'Open')}>
            {site.address && (
              <span dir="auto" className="block max-w-[22em] text-lg">
                {site.address}
              </span>
            )}
            {site.openingHours.map(({ days, opens, closes }) => (
              <span key={days.join()} className="mt-1 block max-w-[22em] tabular-nums">
                {t('{days}, {opens} to {closes}', { days: daysName(days, t), opens, closes })}
              </span>
            ))}
          </Detail>
        )}
      </dl>
    </address>
  );
}

const Detail = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
);
