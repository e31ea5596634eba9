import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { BuildingSite } from '#web/shared/art/BuildingSite.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';

/** Placeholder of the booking page while the site takes no bookings. */
export function ComingSoonPage() {
  const t = useTexts();
  const { name } = useSite();
  return (
    <div className="grid overflow-hidden lg:min-h-[min(46vw,46rem)]">
      <PageHead
        title={t('Coming Soon - {name}', { name })}
        description={t('Booking a call with {name} online is being built. Until then, write or call us.', { name })}
        canonicalPath={paths.book}
        noindex="shared"
      />
      <div className="shell z-10 col-start-1 row-start-1 pt-8 pb-10 lg:pt-12">
        <h1 className="-ml-[0.05em] max-w-[5em] text-display font-extrabold tracking-[-0.045em]">
          {t('Coming Soon!')}
        </h1>
        <p className="mt-6 max-w-[20.5em] text-lg lg:mt-8">
          {t("We're working hard to bring you this feature. Please check back later.")}
        </p>
        <p className="mt-5 font-semibold">{t('Thank you for your patience!')}</p>
      </div>
      <BuildingSite className="col-start-1 w-full self-end lg:row-start-1 lg:ml-auto lg:w-[62vw]" />
      <p className="hazard col-start-1 grid place-items-center py-5">
        <span className="bg-paper px-5 py-1.5 font-display text-xl font-bold tracking-tight">
          {t('Under Construction')}
        </span>
      </p>
    </div>
  );
}
