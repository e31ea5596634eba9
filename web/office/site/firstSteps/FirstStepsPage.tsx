import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { siteStrings } from '#schema/site.ts';
import { firstStepStrings } from '#schema/siteState.ts';
import type { FirstStepName, FirstStepsFieldsFragment, SiteFieldsFragment as SiteFields } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { AccountSection } from '#web/office/people/account/AccountSection.tsx';
import { PasswordSection } from '#web/office/people/account/PasswordSection.tsx';
import { SecondStep } from '#web/office/people/account/SecondStep.tsx';
import { SiteDocument, SiteFieldsFragment } from '#web/office/site/documents.ts';
import { Launch } from '#web/office/site/Launch.tsx';
import { Samples } from '#web/office/site/Samples.tsx';
import { SiteForm, type SitePart } from '#web/office/site/SiteForm.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { EndFirstStepsDocument, FirstStepsDocument, FirstStepsFragment, MarkFirstStepDocument } from './documents.ts';
import { MailTests } from './MailTests.tsx';
import { stepTexts } from './stepTexts.ts';

/** Everything that makes a new site one's own, on one page. Each step saves on its own. */
export function FirstStepsPage() {
  const steps = useOfficeQuery(FirstStepsDocument, firstStepStrings.loadFailed);
  const site = useOfficeQuery(SiteDocument, siteStrings.loadFailed);
  const first = readFragment(FirstStepsFragment, steps.data?.firstSteps);
  const query = first ? site : steps;
  return (
    <OfficePage
      title="First steps"
      lead="Make the site yours. Leave at any time: the dashboard brings you back."
      actions={first && <EndButton {...first} />}
    >
      <Loaded
        data={first && site.data?.site}
        query={query}
        title="Error Loading the First Steps"
        loading="Loading the first steps..."
      >
        {(loaded) => (
          <StepList
            first={first as FirstStepsFieldsFragment}
            site={readFragment(SiteFieldsFragment, loaded)}
            original={readFragment(SiteFieldsFragment, loaded.original)}
          />
        )}
      </Loaded>
    </OfficePage>
  );
}

function EndButton({ isOver, steps }: FirstStepsFieldsFragment) {
  const [end] = useCommand(EndFirstStepsDocument, { sentences: { failed: firstStepStrings.failed } });
  if (steps.every(({ isDone }) => isDone)) return <Badge tone="ok">All done</Badge>;
  return (
    <Button variant="secondary" size="small" onClick={() => void end({ isOver: !isOver })}>
      {isOver ? 'Show on the dashboard' : 'Hide from the dashboard'}
    </Button>
  );
}

type ListProps = { first: FirstStepsFieldsFragment; site: SiteFields; original: SiteFields };

function StepList({ first, site, original }: ListProps) {
  const [mark] = useCommand(MarkFirstStepDocument, { sentences: { failed: firstStepStrings.failed } });
  const user = useSession()?.user;
  // The first open step stays unfolded when it becomes done.
  const [start] = useState(() => first.steps.find(({ isDone }) => !isDone)?.name);
  const finish = (step: FirstStepName) => () => void mark({ step, isDone: true });
  const form = (step: FirstStepName, ...parts: SitePart[]) => (
    <SiteForm site={site} original={original} parts={parts} onSaved={finish(step)} />
  );
  const contents: Record<FirstStepName, ReactNode> = {
    BRAND: form('BRAND', 'brand'),
    LOOK: form('LOOK', 'colours', 'pictures'),
    CONTACT: (
      <>
        {form('CONTACT', 'contact')}
        <p className="measure mt-6">
          Your pages on networks, and what the navigation links to, are at{' '}
          <Link to={paths.navigation} className="link font-semibold">
            Navigation
          </Link>
          .
        </p>
      </>
    ),
    HOURS: form('HOURS', 'hours'),
    ACCOUNT: user && (
      <>
        <AccountSection key={user.email} user={user} onSaved={finish('ACCOUNT')} />
        <PasswordSection email={user.email} onChanged={finish('ACCOUNT')} />
        <SecondStep email={user.email} onSetUp={finish('ACCOUNT')} />
      </>
    ),
    SAMPLES: <Samples onRemoved={finish('SAMPLES')} />,
    MAIL: <MailTests {...first} onTested={finish('MAIL')} />,
    CALLS: form('CALLS', 'bookings'),
    LAUNCH: <Launch site={site} onLaunched={finish('LAUNCH')} />,
  };
  return (
    <ol className="grid">
      {first.steps.map(({ name, isDone }, index) => (
        <li key={name} className="border-b border-line">
          <details open={name === start}>
            <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-4">
              <span className="font-display text-xl font-bold">
                {index + 1}. {stepTexts[name].title}
              </span>
              <Badge tone={isDone ? 'ok' : 'neutral'}>{isDone ? 'Done' : 'Open'}</Badge>
              <span className="w-full text-sm text-ink-soft">{stepTexts[name].text}</span>
            </summary>
            <div className="pt-2 pb-8">
              {contents[name]}
              <p className="mt-6">
                <Button variant="quiet" size="small" onClick={() => void mark({ step: name, isDone: !isDone })}>
                  {isDone ? 'Mark as open' : 'Mark as done'}
                </Button>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
