import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';

export function HomePage() {
  const site = useSite();
  return (
    <>
      <PageHead title={`Home - ${site.name}`} description={site.description} canonicalPath={paths.home} />
      <h1 className="shell text-display">Elevate Your Business with Digital Excellence</h1>
    </>
  );
}
