import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { usePopover } from '#web/shared/ui/usePopover.ts';
import { BrandIcon } from './BrandIcon.tsx';
import { outside, telLink } from './contact.ts';
import { networksOf } from './networks.ts';
import { useSite } from './site.tsx';

const row = 'flex min-h-12 items-center gap-3 px-4 font-semibold hover:bg-ink hover:text-paper';

/**
 * The floating contact button. It stays in the page's gutter, where no control lies: a disc on wide screens, otherwise
 * a narrow tab.
 */
export function ContactButton() {
  const t = useTexts();
  const site = useSite();
  const [whatsapp, linkedin] = ['WHATSAPP', 'LINKEDIN'].map((name) =>
    networksOf(site).find(({ network }) => network === name),
  );
  const { pathname } = useLocation();
  const { button, panel } = usePopover(pathname);
  if (!(whatsapp || linkedin || site.phone)) return null;
  return (
    <aside aria-label={t('Quick contact')} className="group screen-only">
      <button
        type="button"
        {...button}
        aria-label={t('Contact options')}
        className="fixed right-0 bottom-4 z-30 flex w-[min(var(--spacing-gutter),2.25rem)] flex-col items-center gap-2 border-2 border-r-0 border-paper bg-ink py-3 text-paper transition-colors hover:bg-signal hover:text-on-signal group-has-popover-open:bg-signal group-has-popover-open:text-on-signal xl:right-[calc((var(--spacing-gutter)-3rem)/2)] xl:bottom-6 xl:size-12 xl:justify-center xl:rounded-full xl:rounded-br-none xl:border-r-2 unfolded:hidden"
      >
        <MessageCircle aria-hidden="true" className="size-4 shrink-0 sm:size-5" />
        <span className="text-xs leading-none font-semibold [writing-mode:vertical-rl] xl:hidden">{t('Contact')}</span>
      </button>
      <div
        {...panel}
        className="inset-auto right-[calc(var(--spacing-gutter)+0.5rem)] bottom-4 m-0 hidden min-w-56 border-2 border-ink bg-sheet text-ink open:block xl:bottom-6 unfolded:static unfolded:block unfolded:w-full"
      >
        <ul className="divide-y divide-line unfolded:flex unfolded:flex-wrap unfolded:divide-y-0">
          {whatsapp && (
            <li>
              <a href={whatsapp.href} {...outside} className={row}>
                <BrandIcon network="WHATSAPP" /> {t('WhatsApp chat')}
              </a>
            </li>
          )}
          {linkedin && (
            <li>
              <a href={linkedin.href} {...outside} className={row}>
                <BrandIcon network="LINKEDIN" /> LinkedIn
              </a>
            </li>
          )}
          {site.phone && (
            <li>
              <a href={telLink(site)} className={row}>
                <Phone aria-hidden="true" className="size-5" /> {t('Call us')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
