import type { ReactNode } from 'react';
import { Composition } from '#web/shared/art/Composition.tsx';
import type { Aspect } from '#web/shared/art/drawing.ts';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

const beside = 'absolute inset-y-0 left-1/2 h-full w-1/2';

/**
 * The drawing in three aspect ratios, of which the styles show the one that fits: below the form, or beside it on wide
 * windows.
 */
const drawings: { aspect: Aspect; className: string }[] = [
  { aspect: 'wide', className: 'aspect-3/2 w-full lg:hidden' },
  { aspect: 'tall', className: `${beside} max-lg:hidden [@media(min-aspect-ratio:17/10)]:hidden` },
  { aspect: 'square', className: `${beside} hidden lg:[@media(min-aspect-ratio:17/10)]:block` },
];

type Props = {
  title: string;
  /** Document title without the brand; defaults to the heading. */
  documentTitle?: string;
  lead: ReactNode;
  /** The drawing is made from it. */
  seed: string;
  children: ReactNode;
};

export function AuthLayout({ title, documentTitle = title, lead, seed, children }: Props) {
  const { name } = useSite();
  return (
    <div className="relative">
      <PageHead
        title={`${documentTitle} - ${name}`}
        description={typeof lead === 'string' ? lead : undefined}
        noindex
      />
      <div className="shell lg:min-h-[min(100dvh-4.5rem,60rem)] lg:content-center lg:py-16">
        <div className="max-w-md py-10 sm:mx-auto lg:mx-0 lg:max-w-[min(28rem,50%-2rem)] lg:py-0">
          {/* May be wider than the form, so that long words fit. */}
          <h1 className="text-4xl lg:w-[min(34rem,50vw-6rem)]">{title}</h1>
          <p className="mt-5 mb-8 text-ink-soft">{lead}</p>
          {children}
        </div>
      </div>
      {drawings.map(({ aspect, className }) => (
        <Composition key={aspect} seed={seed} aspect={aspect} className={className} />
      ))}
    </div>
  );
}
