import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Notice } from './Notice.tsx';

export function NotFound() {
  return (
    <Notice
      title="Oops! Page Not Found"
      documentTitle="Page Not Found"
      seed="404"
      text="Nothing hangs at this address. The page may have moved, or the link that brought you here has a slip in it."
      action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
    />
  );
}
