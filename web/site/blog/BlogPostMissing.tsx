import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

export function BlogPostMissing({ message }: { message: string }) {
  const t = useTexts();
  const { name } = useSite();
  return (
    <div className="shell grid items-center gap-10 py-12 md:grid-cols-12 md:py-20">
      <PageHead title={t('Post Not Found - {name}', { name })} noindex />
      <div className="md:col-span-7">
        <h1 className="text-4xl">{t('Oops! Post Not Found')}</h1>
        <p className="measure mt-6 text-lg text-ink-soft">{t(message)}</p>
        <LinkButton to={paths.blogs} className="mt-8">
          {t('Go Back to Blogs')}
        </LinkButton>
      </div>
      <Composition seed={message} className="aspect-square w-full max-w-md md:col-span-5" />
    </div>
  );
}
