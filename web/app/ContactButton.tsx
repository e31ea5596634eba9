import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePopover } from '#web/ui/usePopover.ts';
import { BrandIcon } from './BrandIcon.tsx';
import { outside, telLink, whatsappLink } from './contact.ts';
import { useSite } from './site.tsx';

const row = 'flex min-h-12 items-center gap-3 px-4 font-semibold hover:bg-ink hover:text-paper';

/** The floating button in the corner: three quick ways to reach a person. */
export function ContactButton() {
  const site = useSite();
  const { pathname } = useLocation();
  const { button, panel } = usePopover(pathname);
  return (
    <aside aria-label="Quick contact" className="group screen-only">
      <button
        type="button"
        {...button}
        aria-label="Contact options"
        className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full rounded-br-none border-2 border-paper bg-ink text-paper transition-colors hover:bg-signal hover:text-on-signal group-has-popover-open:bg-signal group-has-popover-open:text-on-signal sm:right-6 sm:bottom-6 unfolded:hidden"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      <div
        {...panel}
        className="inset-auto right-4 bottom-21 m-0 hidden min-w-56 border-2 border-ink bg-sheet text-ink open:block sm:right-6 sm:bottom-23 unfolded:static unfolded:block unfolded:w-full"
      >
        <ul className="divide-y divide-line unfolded:flex unfolded:flex-wrap unfolded:divide-y-0">
          <li>
            <a href={whatsappLink(site)} {...outside} className={row}>
              <BrandIcon network="whatsapp" /> WhatsApp chat
            </a>
          </li>
          <li>
            <a href={site.social.linkedin} {...outside} className={row}>
              <BrandIcon network="linkedin" /> LinkedIn
            </a>
          </li>
          <li>
            <a href={telLink(site)} className={row}>
              <Phone aria-hidden="true" className="size-5" /> Call us
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
}
