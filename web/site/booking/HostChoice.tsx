import { Link } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { addressWith, type Choice } from './address.ts';
import type { Free } from './days.ts';

type Props = { hosts: Free['hosts']; choice: Choice; path: string };

/** Choice of the host; hidden when there is only one. */
export function HostChoice({ hosts, choice, path }: Props) {
  const t = useTexts();
  if (hosts.length < 2) return null;
  const all = [{ id: undefined, name: t('Whoever is free') }, ...hosts];
  return (
    <nav aria-label={t('Whom to talk to')}>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ id, name }) => (
          <li key={name}>
            <Link
              dir="auto"
              to={addressWith(path, choice, { host: id, at: undefined, day: undefined })}
              preventScrollReset
              aria-current={choice.host === id ? 'true' : undefined}
              className="inline-flex min-h-10 items-center border-2 border-ink px-4 font-semibold no-underline transition-colors hover:bg-paper-deep aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
