import { oauthStrings } from '#schema/oauth.ts';
import { readFragment } from '#web/gql/index.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { AllowAppsDocument, SiteAppsDocument, SiteAppsFragment } from './documents.ts';
import { Part } from './redirect/Part.tsx';

/** The switch of OAuth. */
export function Apps() {
  const query = useOfficeQuery(SiteAppsDocument, oauthStrings.appsFailed);
  return (
    <Part
      title="Connected apps"
      text="Staff connect apps such as Claude or an editor by signing in, without an API token. Each sees what the app asks for and chooses what it may do. All connections are listed at API Tokens."
    >
      <Loaded data={query.data?.site} query={query} title="Error Loading the Switch" loading="Loading the switch...">
        {(site) => <Switch {...readFragment(SiteAppsFragment, site)} />}
      </Loaded>
    </Part>
  );
}

function Switch({ allowsApps }: { allowsApps: boolean }) {
  const [allow, { loading }] = useCommand(AllowAppsDocument, {
    sentences: {
      done: ({ allowApps }) =>
        readFragment(SiteAppsFragment, allowApps).allowsApps ? oauthStrings.switchedOn : oauthStrings.switchedOff,
      failed: oauthStrings.switchFailed,
    },
  });
  const [askToRefuse, question] = useQuestion<boolean>({
    title: 'Refuse all apps?',
    confirmLabel: 'Refuse apps',
    text: () =>
      'Connected apps are refused from their next request on, and none can be connected. They work again when you allow apps; to end one for good, revoke it at API Tokens.',
    onConfirm: () => allow({ isAllowed: false }),
  });
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={allowsApps ? 'ok' : 'signal'}>{allowsApps ? 'Apps are allowed' : 'Apps are refused'}</Badge>
      {allowsApps ? (
        <Button variant="quietDanger" size="small" busy={loading} onClick={() => askToRefuse(true)}>
          Refuse apps
        </Button>
      ) : (
        <Button size="small" busy={loading} onClick={() => void allow({ isAllowed: true })}>
          Allow apps
        </Button>
      )}
      {question}
    </p>
  );
}
