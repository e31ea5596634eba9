import { kindTitles } from '#schema/affiliateStrings.ts';
import type { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { MeetingHalf } from '#web/shared/art/MeetingHalves.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { linesOf } from '#web/site/pageText/texts.ts';
import type { Audience } from './audiences.ts';
import { Inquiry } from './Inquiry.tsx';

const sides = {
  left: {
    ground: 'light-palette bg-signal text-on-signal pt-10 lg:pr-[calc(min(17vw,16rem)+1.5rem)] lg:pl-8',
    art: 'lg:right-0',
    turned: 'order-last mt-10 -mb-px',
  },
  right: {
    ground: 'light-palette bg-depth text-on-depth pb-12 lg:pl-[calc(min(17vw,16rem)+1.5rem)] lg:pr-8',
    // Overlaps the other half by one pixel, so that there is no gap.
    art: 'lg:-left-px',
    turned: 'mb-10 order-first',
  },
};

type Props = Audience & {
  texts: typeof affiliateTexts;
  side: keyof typeof sides;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** One side of the programme. The halves of a disc meet between the two cards. */
export function AudienceCard({ kind, texts, action, side, open, onOpenChange }: Props) {
  const t = useTexts();
  const { ground, art, turned } = sides[side];
  const text = texts[`${kind}Text`];
  const points = linesOf(texts[`${kind}Points`]);
  return (
    <article
      className={`relative flex flex-col px-gutter lg:min-h-[max(30rem,42vw)] lg:justify-center lg:py-12 xl:min-h-[38rem] ${ground}`}
    >
      <MeetingHalf side={side} turned className={`w-full lg:hidden ${turned}`} />
      <MeetingHalf
        side={side}
        className={`absolute top-1/2 w-[min(17vw,16rem)] -translate-y-1/2 max-lg:hidden ${art}`}
      />
      <h2 className="text-3xl font-extrabold lg:text-[clamp(2.25rem,3.8vw,3.5rem)] tracking-[-0.04em]">
        {t(kindTitles[kind])}
      </h2>
      {text && (
        <p dir="auto" data-text={`${kind}Text`} className="mt-4 max-w-[25em]">
          {text}
        </p>
      )}
      {points.length > 0 && (
        <ul data-text={`${kind}Points`} className="mt-5 grid gap-1.5 font-semibold">
          {points.map((point) => (
            <li key={point} dir="auto" className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 bg-current" />
              {point}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Inquiry kind={kind} action={action} open={open} onOpenChange={onOpenChange} />
      </div>
    </article>
  );
}
