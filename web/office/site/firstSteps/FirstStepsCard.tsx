import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { firstStepStrings } from '#schema/siteState.ts';
import { readFragment } from '#web/gql/index.ts';
import { LaunchButton } from '#web/office/site/Launch.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { EndFirstStepsDocument, FirstStepsDocument, FirstStepsFragment } from './documents.ts';
import { stepTexts } from './stepTexts.ts';

export function FirstStepsCard() {
  const site = useSite();
  const { data } = useQuery(FirstStepsDocument, { fetchPolicy: 'cache-and-network' });
  const first = readFragment(FirstStepsFragment, data?.firstSteps);
  const [end] = useCommand(EndFirstStepsDocument, { sentences: { failed: firstStepStrings.failed } });
  const open = first?.steps.filter(({ isDone }) => !isDone) ?? [];
  const isShown = first && !first.isOver;
  if (!isShown && site.isLaunched) return null;
  return (
    <section aria-label="First steps" className="mb-(--part-space) border-l-8 border-signal bg-sheet p-5">
      {isShown ? (
        <>
          <h2 className="text-lg">
            First steps: {open.length} of {first.steps.length} open
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {open.map(({ name }) => (
              <li key={name}>
                <Link to={paths.firstSteps} className="link">
                  {stepTexts[name].title}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2">
            Everything can be changed later in{' '}
            <Link to={paths.siteSettings} className="link">
              Settings
            </Link>{' '}
            and{' '}
            <Link to={paths.texts} className="link">
              Texts
            </Link>
            .
          </p>
        </>
      ) : (
        <h2 className="text-lg">The site is not launched yet</h2>
      )}
      {!site.isLaunched && <p className="measure mt-2">Only signed-in staff see the site.</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        {isShown && (
          <LinkButton size="small" variant={site.isLaunched ? 'primary' : 'secondary'} to={paths.firstSteps}>
            Continue
          </LinkButton>
        )}
        {!site.isLaunched && <LaunchButton site={site} onLaunched={undefined} />}
        {isShown && (
          <Button variant="quiet" size="small" onClick={() => void end({ isOver: true })}>
            Hide
          </Button>
        )}
      </p>
    </section>
  );
}
