import { accountStrings } from '#schema/account.ts';
import { officePlace } from '#schema/officeTime.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { MyMailSettingsDocument, SetFollowUpMailDocument, SetWeeklyMailDocument } from './documents.ts';
import { Section } from './Section.tsx';
import { useMailSwitch } from './useMailSwitch.ts';

export function MailSection() {
  const officeLocation = officePlace(useSite().timeZone);
  const query = useOfficeQuery(MyMailSettingsDocument, accountStrings.mailFailed);
  const followUps = useMailSwitch(SetFollowUpMailDocument, accountStrings.followUpMail, (id, isOn) => ({
    setFollowUpMail: { __typename: 'MailSettings', id, followUps: isOn },
  }));
  const weekly = useMailSwitch(SetWeeklyMailDocument, accountStrings.weeklyMail, (id, isOn) => ({
    setWeeklyMail: { __typename: 'MailSettings', id, weekly: isOn },
  }));
  return (
    <Section
      id="mail"
      title="Mail"
      text="What you are told of by mail, beside your codes and what happens to your account."
    >
      <Loaded
        data={query.data?.myMailSettings}
        query={query}
        title="Error Loading Mail Settings"
        loading="Loading your mail settings..."
      >
        {(settings) => (
          <div className="grid gap-6">
            <CheckboxField
              label="Mail about follow-ups"
              hint={`At 9:00 in the morning in ${officeLocation}, on days on which a follow-up of yours is due.`}
              checked={settings.followUps}
              aria-busy={followUps.isSetting || undefined}
              onChange={({ target }) => void followUps.set(settings.id, target.checked)}
            />
            <CheckboxField
              label="Weekly mail"
              hint={`On Mondays at 9:00 in ${officeLocation}: visitors, enquiries and what was won in the week before, and what is due.`}
              checked={settings.weekly}
              aria-busy={weekly.isSetting || undefined}
              onChange={({ target }) => void weekly.set(settings.id, target.checked)}
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}
