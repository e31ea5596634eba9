import { Link } from 'react-router-dom';
import { isPartOff, type SwitchedPart } from '#schema/navigation.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';

const names: Record<SwitchedPart, string> = { blog: 'The blog', affiliate: 'The affiliate programme' };

export function PartOff({ part }: { part: SwitchedPart }) {
  const isAdmin = useSession()?.user.role === 'admin';
  if (!isPartOff(useSite(), part)) return null;
  return (
    <p role="note" className="mb-4 border-l-4 border-signal bg-paper-deep px-4 py-2.5 text-sm">
      {`${names[part]} is switched off: visitors find no page of it. `}
      {isAdmin ? (
        <Link to={paths.navigation} className="link font-semibold">
          Change that at Navigation
        </Link>
      ) : (
        'An admin can change that at Navigation.'
      )}
    </p>
  );
}
