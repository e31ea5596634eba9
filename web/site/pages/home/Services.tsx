import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Composition } from '#web/shared/art/Composition.tsx';
import type { ServiceKind } from '#web/shared/art/services.ts';
import { paths } from '#web/shared/paths.ts';

type Service = { kind: ServiceKind; title: string; text: string; rise: string };

const services: Service[] = [
  {
    kind: 'marketing',
    title: 'Digital Marketing',
    text: 'Search, social and paid campaigns built around the one number that matters to you. Every month you see what came back for what went out.',
    rise: 'lg:mt-60',
  },
  {
    kind: 'social',
    title: 'Social Media',
    text: 'A voice people recognise, and a calendar that keeps it going. We write, design, post and answer, so your channels stay alive between launches.',
    rise: 'lg:mt-40',
  },
  {
    kind: 'content',
    title: 'Content Strategy',
    text: 'We find out what your clients ask before they buy, then publish the best answer to it: articles, guides, films and mail worth opening.',
    rise: 'lg:mt-20',
  },
  {
    kind: 'web',
    title: 'Web Development',
    text: 'Fast, accessible sites, designed and built at one table. They open before the thumb moves on, and your own team can change every word.',
    rise: '',
  },
];

/** Four cards that link to the services page, arranged in steps with the heading in the free corner. */
export function Services() {
  return (
    <section aria-labelledby="our-services" className="shell relative py-16 lg:py-32">
      <div className="lg:absolute">
        <h2 id="our-services" className="text-4xl font-extrabold tracking-[-0.04em]">
          Our Services
        </h2>
        <p className="mt-4 max-w-[23.5em] text-ink-soft lg:max-w-[18em]">
          Four crafts under one roof. Take one, or let them work on the same goal.
        </p>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4">
        {services.map(({ kind, title, text, rise }) => (
          <li
            key={kind}
            className={`grid grid-cols-[6.5rem_1fr] gap-x-4 min-[360px]:grid-cols-[8.5rem_1fr] min-[360px]:gap-x-5 sm:block ${rise}`}
          >
            <Composition seed={kind} kind={kind} aspect="tall" className="aspect-[4/5] w-full" />
            <div>
              <h3 className="text-xl sm:mt-5">{title}</h3>
              <p className="mt-2 text-sm text-ink-soft sm:mt-3 sm:text-base">{text}</p>
              <Link
                to={`${paths.services}#${kind}`}
                className="link mt-2 inline-flex min-h-6 items-center gap-2 font-semibold max-sm:text-sm sm:mt-3"
              >
                <span>Learn More</span>
                <span className="sr-only">{`about ${title}`}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
