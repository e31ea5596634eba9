import type { ReactNode } from 'react';
import { affiliateStates } from '#schema/referralStrings.ts';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { Figure } from '#web/office/dashboard/insight/Figure.tsx';
import { linkOfAffiliate } from '#web/office/dashboard/insight/links.ts';
import { DecisionFragment } from '#web/shared/data/documents/affiliates.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';

/** State of an application and the affiliate's figures. A new application shows only its decisions. */
export function StateCell({ affiliate }: { affiliate: FragmentType<typeof DecisionFragment> }) {
  const { id, name, state, reason, figures } = readFragment(DecisionFragment, affiliate);
  if (state === 'NEW')
    return <span role="img" aria-label="New" title="New" className="ml-2 inline-block size-2 rounded-full bg-signal" />;
  const won = linkOfAffiliate(id, true);
  return (
    <span className="mt-1.5 grid justify-items-start gap-1.5">
      <Badge tone={state === 'ACCEPTED' ? 'ok' : 'neutral'}>{affiliateStates[state]}</Badge>
      {reason && (
        <span
          dir="auto"
          className="line-clamp-3 max-w-[22em] whitespace-normal text-ink-soft wrap-anywhere"
          title={reason}
        >
          {reason}
        </span>
      )}
      {figures && (
        <dl className="grid grid-cols-[auto_auto] gap-x-3 gap-y-0.5 whitespace-nowrap">
          <Row term="Visits">{figures.visits.toLocaleString('en-IN')}</Row>
          <Row term="Enquiries">
            <Figure measure="enquiries" value={figures.enquiries} to={linkOfAffiliate(id, false)} context={name} />
          </Row>
          <Row term="Won">
            <Figure measure="won" value={figures.won} to={won} context={name} />
          </Row>
          <Row term="Value won">
            <Figure measure="value" value={figures.wonValue} to={won} context={name} />
          </Row>
        </dl>
      )}
    </span>
  );
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);
