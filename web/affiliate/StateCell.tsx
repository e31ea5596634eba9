import { affiliateStates } from '#schema/referralStrings.ts';
import { rupees } from '#schema/rupees.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { ManagedAffiliate } from './managedAffiliate.ts';

/** How far an application has come, and what the affiliate has brought. A new one has a mark, and no words: the cell is its service. */
export function StateCell({ state, reason, figures }: ManagedAffiliate) {
  if (state === 'NEW')
    return <span role="img" aria-label="New" title="New" className="ml-2 inline-block size-2 rounded-full bg-signal" />;
  return (
    <span className="mt-1.5 grid justify-items-start gap-1.5">
      <Badge tone={state === 'ACCEPTED' ? 'ok' : 'neutral'}>{affiliateStates[state]}</Badge>
      {reason && (
        <span className="line-clamp-3 max-w-[22em] text-ink-soft wrap-anywhere" title={reason}>
          {reason}
        </span>
      )}
      {figures && (
        <dl className="grid grid-cols-[auto_auto] gap-x-3 gap-y-0.5 whitespace-nowrap">
          {[
            ['Visits', figures.visits.toLocaleString('en-IN')],
            ['Enquiries', figures.enquiries.toLocaleString('en-IN')],
            ['Won', figures.won.toLocaleString('en-IN')],
            ['Value won', rupees(figures.wonValue)],
          ].map(([what, figure]) => (
            <div key={what} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="text-right font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </span>
  );
}
