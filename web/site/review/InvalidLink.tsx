import { Notice } from '#web/shared/app/Notice.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** @param sentence why the link cannot be used */
export function InvalidLink({ sentence }: { sentence: string }) {
  return (
    <Notice
      title="Invalid Link"
      seed="torn ticket"
      text={sentence}
      action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
    />
  );
}
