import { Band, entryHeading, Lines } from './Band.tsx';
import type { SectionProps, ShownPlan } from './shownSections.ts';
import { SectionButton } from './TargetLink.tsx';

/** Columns on a wide screen by number of plans. */
const columns = [
  '',
  'max-w-[34rem]',
  'md:grid-cols-2 lg:max-w-[64rem]',
  'md:grid-cols-3',
  'sm:grid-cols-2 xl:grid-cols-4',
];

export function PricesSection({ section: { key, headline, text, plans } }: SectionProps<'PricesSection'>) {
  return (
    <Band id={key} headline={headline} lead={text} ground="deep">
      <ul className={`grid grid-cols-1 gap-6 ${columns[plans.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plans may have one name
          <Plan key={index} plan={plan} Heading={entryHeading(headline)} />
        ))}
      </ul>
    </Band>
  );
}

/** Prices with more characters are smaller. */
const LONG = 9;

function Plan({ plan, Heading }: { plan: ShownPlan; Heading: 'h2' | 'h3' }) {
  const { name, price, period, text, features, isHighlighted, button } = plan;
  return (
    <li
      className={`flex min-w-0 flex-col border-2 border-ink p-6 wrap-anywhere lg:p-8 ${isHighlighted ? 'bg-ink text-paper' : 'bg-paper'}`}
    >
      {isHighlighted && (
        <span aria-hidden="true" className="-mx-6 -mt-6 mb-6 h-2 bg-signal lg:-mx-8 lg:-mt-8 lg:mb-8" />
      )}
      <Heading dir="auto" className="text-xl">
        {name}
      </Heading>
      <p className="mt-5">
        <span
          dir="auto"
          className={`block font-display font-extrabold tracking-[-0.04em] tabular-nums ${price.length > LONG ? 'text-2xl' : 'text-3xl'}`}
        >
          {price}
        </span>
        {period && (
          <span dir="auto" className="mt-1 block text-sm font-semibold">
            {period}
          </span>
        )}
      </p>
      {text && <Lines text={text} className="mt-4" />}
      {features.length > 0 && (
        <ul className="mt-6 border-b border-current/25">
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: features may be the same
            <li key={index} className="flex gap-3 border-t border-current/25 py-2.5">
              <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 bg-signal" />
              <span dir="auto" className="min-w-0">
                {feature}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SectionButton
        button={button}
        variant={isHighlighted ? 'primary' : 'secondary'}
        className={`mt-8 self-start ${isHighlighted ? 'hover:border-paper! hover:bg-paper! hover:text-ink!' : ''}`}
      />
    </li>
  );
}
