import type { ReactNode } from 'react';
import type { aboutTexts } from '#schema/pageTexts/about.ts';
import { disc, half, ring, stripes } from '#web/shared/art/shapes.ts';

export function MissionAndVision({ texts }: { texts: typeof aboutTexts }) {
  if (!texts.mission && !texts.vision) return null;
  return (
    <div className="light-palette bg-depth text-on-depth">
      <div className="shell grid gap-x-16 gap-y-14 py-16 lg:grid-cols-2 lg:py-28">
        <Statement
          title={texts.missionTitle}
          name="mission"
          sign={
            <>
              <path fill="var(--paper-deep)" d={ring(20, 20, 20, 14) + ring(20, 20, 9, 4)} />
              <path fill="var(--signal)" d={disc(20, 20, 4)} />
            </>
          }
        >
          {texts.mission}
        </Statement>
        <Statement
          title={texts.visionTitle}
          name="vision"
          sign={
            <>
              <path fill="var(--signal)" d={half(20, 22, 18, 'up')} />
              <path fill="var(--paper-deep)" d={stripes(0, 25, 40, 15, 3)} />
            </>
          }
        >
          {texts.vision}
        </Statement>
      </div>
    </div>
  );
}

type Props = { title: string; name: string; sign: ReactNode; children: ReactNode };

function Statement({ title, name, sign, children }: Props) {
  if (!children) return null;
  return (
    <section>
      <svg viewBox="0 0 40 40" fillRule="evenodd" aria-hidden="true" className="size-24 lg:size-36">
        {sign}
      </svg>
      {title && (
        <h2 dir="auto" data-text={`${name}Title`} className="mt-8 text-lg tracking-normal">
          {title}
        </h2>
      )}
      <p
        dir="auto"
        data-text={name}
        className="mt-3 max-w-[26em] font-display text-2xl leading-tight font-bold tracking-[-0.02em]"
      >
        {children}
      </p>
    </section>
  );
}
