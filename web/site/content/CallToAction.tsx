import { ArrowRight } from 'lucide-react';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { contactForm, paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

type Props = { title: string; text: string; names?: { title: string; text: string } };

/** The end of a page: what the reader may do next. Without title and text there is none. */
export function CallToAction({ title, text, names }: Props) {
  const t = useTexts();
  const { takesBookings } = useSite();
  if (!title && !text) return null;
  return (
    <section aria-labelledby={title ? 'call-to-action' : undefined} className="screen-only bg-paper-deep">
      <div className="shell py-14 lg:py-20">
        {title && (
          <h2
            id="call-to-action"
            dir="auto"
            data-text={names?.title}
            className="text-3xl font-extrabold tracking-[-0.04em]"
          >
            {title}
          </h2>
        )}
        {text && (
          <p dir="auto" data-text={names?.text} className="mt-4 max-w-[31.5em] text-lg first:mt-0">
            {text}
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={contactForm}>
            {t('Work with us')} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          {takesBookings && (
            <LinkButton to={paths.book} variant="secondary">
              {t('Book a Call')}
            </LinkButton>
          )}
        </p>
      </div>
    </section>
  );
}
