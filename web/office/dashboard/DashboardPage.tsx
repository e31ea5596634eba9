import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Recent } from '#web/office/dashboard/insight/Recent.tsx';
import { FirstStepsCard } from '#web/office/site/firstSteps/FirstStepsCard.tsx';
import { Notice } from '#web/shared/app/Notice.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { AdminsOnly } from '#web/shared/ui/AdminsOnly.tsx';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import { type Card, cards } from './cards.ts';
import { MyDay } from './day/MyDay.tsx';
import { Figures } from './Figures.tsx';
import { OfficeNotices } from './OfficeNotices.tsx';
import { Waiting } from './Waiting.tsx';

const titles: Partial<Record<string, string>> = { admin: 'Admin Dashboard', Employee: 'Employee Dashboard' };

export function DashboardPage() {
  const user = useSession()?.user;
  const title = titles[user?.role ?? ''];
  if (!title) return <AccessDenied />;
  const isAdmin = user?.role === 'admin';
  return (
    <OfficePage
      title={title}
      lead={user?.name ? `Welcome back, ${user.name}.` : 'Welcome back.'}
      actions={
        <LinkButton variant="secondary" size="small" to={paths.account}>
          Your Account
        </LinkButton>
      }
    >
      {isAdmin && <FirstStepsCard />}
      {isAdmin && <OfficeNotices />}
      <MyDay isAdmin={isAdmin} />
      <Waiting />
      <Recent />
      <Figures />
      <ul
        aria-label="Everything"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5 md:gap-6"
      >
        {cardsFor(isAdmin).map((card) => (
          <DashboardCard key={card.to} {...card} isLocked={!isAdmin && card.admins === 'locked'} />
        ))}
      </ul>
      {isAdmin && <AdminLinks />}
    </OfficePage>
  );
}

/** In the order of the spec; for employees, the cards that are locked to them come last. */
const cardsFor = (isAdmin: boolean): Card[] =>
  isAdmin ? cards : [...cards.filter(({ admins }) => !admins), ...cards.filter(({ admins }) => admins === 'locked')];

/** The link in the heading covers the whole card. */
function DashboardCard({ name, description, to, seed, isLocked }: Card & { isLocked: boolean }) {
  return (
    <li className="group @container relative bg-sheet transition-colors hover:bg-ink hover:text-paper">
      <div className="grid h-full grid-cols-[2fr_3fr]">
        <Composition seed={seed} className="aspect-square h-full w-full" />
        <div className="flex flex-col p-5 @lg:p-8">
          <h2 className="text-xl @lg:text-2xl">
            <Link to={to} className="card-link">
              {name}
            </Link>
          </h2>
          <p className="mt-2 text-sm text-ink-soft group-hover:text-paper-deep @lg:mt-3 @lg:text-base">{description}</p>
          <p className="mt-auto flex items-end justify-between gap-3 pt-3">
            {isLocked ? <AdminsOnly /> : <span />}
            <ArrowRight
              aria-hidden="true"
              className="size-6 transition-transform group-hover:translate-x-1 @lg:size-8"
            />
          </p>
        </div>
      </div>
    </li>
  );
}

/** For a user with an unknown role. */
const AccessDenied = () => (
  <Notice
    title="Access Denied"
    seed="access"
    text="You do not have permission to access this page"
    action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
  />
);
