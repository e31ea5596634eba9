import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';

/** The screens of bookings and slots while visitors cannot book calls and the samples are removed. */
export const CallsOff = ({ title }: { title: string }) => (
  <OfficePage title={title}>
    <Empty
      title="Calls are off"
      text="Visitors cannot book calls. An admin switches them on in the settings of the site, at Bookings."
      action={
        <LinkButton variant="secondary" size="small" to={paths.siteSettings}>
          Open Settings of the Site
        </LinkButton>
      }
    />
  </OfficePage>
);
