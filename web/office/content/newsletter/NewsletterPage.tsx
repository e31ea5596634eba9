import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ListTabs } from '#web/shared/ui/ListTabs.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { ISSUES, NewsletterOverviewDocument, VIEW } from './documents.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { IssueList } from './IssueList.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { SubscriberList } from './SubscriberList.tsx';

export function NewsletterPage() {
  const query = useOfficeQuery(NewsletterOverviewDocument, strings.listFailed);
  const isSubscribers = useSearchParams()[0].get(VIEW) !== ISSUES;
  const isAdmin = useSession()?.user.role === 'admin';
  const [dialog, setDialog] = useState<'send' | 'import' | 'settings' | null>(null);
  const close = () => setDialog(null);
  const { newsletterOverview: overview, site } = query.data ?? {};
  const settings = site?.newsletter;
  return (
    <OfficePage
      title="Newsletter"
      count={overview && `${overview.confirmed} ${overview.confirmed === 1 ? 'reader' : 'readers'}`}
      tabs={
        <ListTabs
          label="Newsletter"
          tabs={[
            { label: 'Subscribers', to: paths.manageNewsletter, isCurrent: isSubscribers },
            { label: 'Issues', to: `${paths.manageNewsletter}?${VIEW}=${ISSUES}`, isCurrent: !isSubscribers },
          ]}
        />
      }
      lead={settings && !settings.isOn && 'The newsletter is off: visitors cannot subscribe, and nothing can be sent.'}
      actions={
        <>
          {isAdmin && (
            <Button variant="secondary" disabled={!settings} onClick={() => setDialog('settings')}>
              Settings
            </Button>
          )}
          {isSubscribers ? (
            <Button onClick={() => setDialog('import')}>Import</Button>
          ) : (
            <Button disabled={!settings?.isOn} onClick={() => setDialog('send')}>
              Send a Post
            </Button>
          )}
        </>
      }
    >
      <Loaded data={query.data} query={query} title="Error Loading the Newsletter" loading="Loading the newsletter...">
        {({ newsletterOverview }) =>
          isSubscribers ? (
            <SubscriberList overview={newsletterOverview} onImport={() => setDialog('import')} />
          ) : (
            <IssueList onSend={settings?.isOn ? () => setDialog('send') : undefined} />
          )
        }
      </Loaded>
      {overview && settings && (
        <>
          <SendDialog open={dialog === 'send'} overview={overview} onClose={close} />
          <ImportDialog open={dialog === 'import'} interests={settings.interests} onClose={close} />
          <SettingsDialog open={dialog === 'settings'} settings={settings} onClose={close} />
        </>
      )}
    </OfficePage>
  );
}
