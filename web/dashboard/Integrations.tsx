import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Integration, integrations } from './integrations.ts';

/** The ways in and out for machines, as quiet lines beneath the cards. */
export function Integrations() {
  return (
    <section aria-labelledby="integrations" className="mt-14 md:mt-20">
      <h2 id="integrations" className="text-2xl">
        Integrations
      </h2>
      <ul className="mt-5 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
        {integrations.map((integration) => (
          <Line key={integration.to} {...integration} />
        ))}
      </ul>
    </section>
  );
}

function Line({ name, description, to, isOutside }: Integration) {
  const inner = (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="font-display text-lg font-bold underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal">
          {name}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
      </span>
      <span className="mt-1 block text-sm text-ink-soft">{description}</span>
    </>
  );
  const look = 'group block h-full py-4';
  return (
    <li className="border-t-2 border-ink">
      {isOutside ? (
        <a href={to} className={look}>
          {inner}
        </a>
      ) : (
        <Link to={to} className={look}>
          {inner}
        </Link>
      )}
    </li>
  );
}
