import { useTexts } from '#web/shared/language/language.ts';
import { useSession } from '#web/shared/session/session.ts';
import { ASK_CONSENT } from './consent.ts';
import { useSite } from './site.tsx';

/** Opens the question about tags again; only on a site that has some, and not for users, who have no tags. */
export function ConsentLink({ className }: { className: string }) {
  const t = useTexts();
  const { tags } = useSite();
  const session = useSession();
  if (!tags || session) return null;
  return (
    <button
      type="button"
      className={`cursor-pointer ${className}`}
      onClick={() => dispatchEvent(new Event(ASK_CONSENT))}
    >
      {t('Cookie choices')}
    </button>
  );
}
