import { Composition } from '#web/art/Composition.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

export function NotFound() {
  const { name } = useSite();
  return (
    <div className="shell grid items-center gap-10 py-12 md:grid-cols-12 md:py-20">
      <PageHead title={`Page Not Found - ${name}`} noindex />
      <div className="md:col-span-7">
        <h1 className="text-4xl">Oops! Page Not Found</h1>
        <p className="measure mt-6 text-lg text-ink-soft">
          Nothing hangs at this address. The page may have moved, or the link that brought you here has a slip in it.
        </p>
        <LinkButton to={paths.home} className="mt-8">
          Back to Home
        </LinkButton>
      </div>
      <Composition seed="404" className="aspect-square w-full max-w-md md:col-span-5 md:justify-self-end" />
    </div>
  );
}
