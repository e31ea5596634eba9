import { sourceLabel } from '#schema/sourceLabel.ts';
import type { EnquirySource } from './enquirySource.ts';

export function SourceFacts({ source }: { source: EnquirySource }) {
  const { name, found, medium, campaign, referrer, firstPage, sentFrom, affiliate } = source;
  const facts: [what: string, fact: string | null | undefined][] = [
    ['Affiliate', affiliate?.name],
    ['Campaign', campaign],
    ['By', medium],
    ['From', referrer === name ? null : referrer],
    ['First page', firstPage],
    ['Sent from', sentFrom],
    ['Found', name === found ? null : sourceLabel(found)],
  ];
  const knownFacts = facts.filter(([, fact]) => fact);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
      {knownFacts.map(([term, fact]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{term}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
