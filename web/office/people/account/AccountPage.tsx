import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { AccountSection } from './AccountSection.tsx';
import { AuthorSection } from './AuthorSection.tsx';
import { MailSection } from './MailSection.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondStep } from './SecondStep.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

export function AccountPage() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <OfficePage title="Your account" lead={[user.name, user.email].filter(Boolean).join(', ')}>
      <AccountSection key={user.email} user={user} />
      <OwnSessions />
      <PasswordSection email={user.email} />
      <SecondStep email={user.email} />
      <AuthorSection />
      <MailSection />
      <ThemeSection />
      <ShortcutsSection />
    </OfficePage>
  );
}
