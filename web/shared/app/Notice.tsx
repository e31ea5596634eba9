import type { ReactNode } from 'react';
import { Composition } from '#web/shared/art/Composition.tsx';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

type Props = {
  title: string;
  /** Document title without the brand; defaults to the heading. */
  documentTitle?: string;
  seed: string;
  text: ReactNode;
  action: ReactNode;
};

export function Notice({ title, documentTitle = title, seed, text, action }: Props) {
  const { name } = useSite();
  return (
    <div className="shell grid items-center gap-10 py-12 md:grid-cols-12 md:py-20">
      <PageHead title={`${documentTitle} - ${name}`} noindex />
      <div className="md:col-span-7">
        <h1 className="text-4xl">{title}</h1>
        <p className="measure mt-6 text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{action}</div>
      </div>
      <Composition seed={seed} className="aspect-square w-full max-w-md md:col-span-5 md:justify-self-end" />
    </div>
  );
}
