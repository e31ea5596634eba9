import { Band, entryHeading, Lines } from './Band.tsx';
import type { SectionProps, ShownPlan } from './shownSections.ts';
import { SectionButton } from './TargetLink.tsx';

/** Columns on a wide screen by number of plans. */
const columns = [
  ...['', 'max-w-[34rem]', 'lg:max-w-[64rem] lg:grid-cols-2', 'lg:grid-cols-3'],
  'lg:grid-cols-2 xl:grid-cols-4',
];

/** Rows that a plan has in common with its neighbours. */
const rowSpans = ['', 'lg:row-span-1', 'lg:row-span-2', 'lg:row-span-3', 'lg:row-span-4'];

export function PricesSection({ section: { key, headline, text, plans } }: SectionProps<'PricesSection'>) {
  const parts = [plans.some((plan) => plan.text), plans.some(hasFeatures), plans.some(({ button }) => button)];
  const rowSpan = rowSpans[1 + parts.filter(Boolean).length] ?? '';
  return (
    <Band id={key} headline={headline} lead={text} ground="deep">
      <ul className={`grid grid-cols-1 gap-6 ${columns[plans.length] ?? 'lg:grid-cols-3'}`}>
        {plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plans may have one name
          <Plan key={index} plan={plan} parts={parts} rowSpan={rowSpan} Heading={entryHeading(headline)} />
        ))}
      </ul>
    </Band>
  );
}

const hasFeatures = ({ features }: ShownPlan) => features.length > 0;

/** Prices with more characters are smaller. */
const LONG = 9;

type Props = {
  plan: ShownPlan;
  /** Which of text, features and button a plan of the section has: an empty part keeps its row. */
  parts: boolean[];
  rowSpan: string;
  Heading: 'h2' | 'h3';
};

/** The parts of all plans are aligned in rows. On a tablet the features are next to the price. */
function Plan({ plan, parts: [hasText, hasList, hasButton], rowSpan, Heading }: Props) {
  const { name, price, period, text, features, isHighlighted, button } = plan;
  return (
    <li
      dir="auto"
      className={`relative grid min-w-0 content-start gap-x-8 gap-y-6 border-2 border-ink p-6 wrap-break-word sm:max-lg:grid-cols-2 lg:grid-rows-subgrid lg:p-8 ${rowSpan} ${isHighlighted ? 'bg-ink text-paper' : 'bg-paper'}`}
    >
      {isHighlighted && <span aria-hidden="true" className="absolute inset-x-0 top-0 h-2 bg-signal" />}
      <div className="min-w-0">
        <Heading className="text-xl">{name}</Heading>
        <p className="@container mt-5">
          <span
            dir="auto"
            className={`block font-display font-extrabold tracking-[-0.04em] tabular-nums ${price.length > LONG ? 'text-2xl' : 'text-[clamp(1.75rem,16cqi,4rem)] leading-none'}`}
          >
            {price}
          </span>
          {period && (
            <span dir="auto" className="mt-1.5 block text-sm font-semibold">
              {period}
            </span>
          )}
        </p>
      </div>
      {hasText && <div className="min-w-0">{text && <Lines text={text} />}</div>}
      {hasList && (
        <div className="min-w-0 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-1">
          {hasFeatures(plan) && (
            <ul className="border-b border-current/25">
              {features.map((feature, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: features may be the same
                <li key={index} dir="auto" className="flex gap-3 border-t border-current/25 py-2.5">
                  <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 bg-signal" />
                  <span className="min-w-0">{feature}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {hasButton && (
        <div className="min-w-0 self-end">
          <SectionButton
            button={button}
            variant={isHighlighted ? 'primary' : 'secondary'}
            className={isHighlighted ? 'hover:border-paper! hover:bg-paper! hover:text-ink!' : ''}
          />
        </div>
      )}
    </li>
  );
}
