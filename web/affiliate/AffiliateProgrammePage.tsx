import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import { AudienceCard } from './AudienceCard.tsx';
import { audiences } from './audiences.ts';
import { Claims } from './Claims.tsx';
import { InquirySection } from './InquirySection.tsx';
import { useAskedForm } from './useAskedForm.ts';

const lead =
  'Companies with something to sell on one side, people with an audience on the other. ' +
  'We introduce them, keep the count and see that everybody is paid for what they brought.';

/** The affiliate programme: what it is, and the way in for both sides of it. */
export function AffiliateProgrammePage() {
  const { name } = useSite();
  const { standing, open, setOpen } = useAskedForm();
  return (
    <>
      <PageHead title={`Affiliate Programme - ${name}`} description={lead} canonicalPath={paths.affiliateProgramme} />
      <header className="shell grid gap-x-10 gap-y-7 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-14">
        <h1 className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em] lg:col-span-8">
          Where offers meet their audience
        </h1>
        <p className="max-w-[27.5em] text-lg text-ink-soft lg:col-span-4 lg:pb-2">{lead}</p>
      </header>
      <div className="grid lg:shell lg:grid-cols-2">
        {audiences.map((audience, index) => (
          <AudienceCard
            key={audience.kind}
            {...audience}
            side={index === 0 ? 'left' : 'right'}
            open={open === audience.kind}
            onOpenChange={(isOpen) => setOpen(isOpen ? audience.kind : null)}
          />
        ))}
      </div>
      {standing && <InquirySection key={standing} kind={standing} />}
      <Claims />
    </>
  );
}
