import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type AdminLink, integrations, oversight } from './adminLinks.ts';

export const AdminLinks = () => (
  <div className="mt-(--part-space) grid gap-x-6 gap-y-6 2xl:grid-cols-5">
    <Section
      title="Integrations"
      links={integrations}
      className="2xl:col-span-4"
      lines="sm:grid-cols-2 xl:grid-cols-4"
    />
    <Section title="Oversight" links={oversight} lines="sm:max-2xl:grid-cols-2 xl:max-2xl:grid-cols-4" />
  </div>
);

type Props = { title: string; links: AdminLink[]; lines: string; className?: string };

function Section({ title, links, lines, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className={`mt-5 grid gap-x-6 ${lines}`}>
        {links.map((link) => (
          <Line key={link.to} {...link} />
        ))}
      </ul>
    </section>
  );
}

function Line({ name, description, to, isExternal }: AdminLink) {
  const content = (
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
  const className = 'group block h-full py-4';
  return (
    <li className="border-t-2 border-ink">
      {isExternal ? (
        <a href={to} className={className}>
          {content}
        </a>
      ) : (
        <Link to={to} className={className}>
          {content}
        </Link>
      )}
    </li>
  );
}
