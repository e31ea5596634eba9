import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOff } from '#schema/navigation.ts';
import { outside } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** Other sites open in a tab of their own; mail and telephone do not. */
const attributesOf = (to: string) => (/^https?:/i.test(to) ? outside : {});

type Props = { to: string; className?: string; children: ReactNode };

/** Without the link when it leads to a part of the site that is switched off. */
export function TargetLink({ to, children, ...props }: Props) {
  if (isOff(useSite(), to)) return children;
  return (
    <Link to={to} {...attributesOf(to)} {...props}>
      {children}
    </Link>
  );
}

type ButtonProps = {
  button: { text: string; url: string } | null | undefined;
  variant?: 'primary' | 'ink' | 'secondary';
  className?: string;
};

export function SectionButton({ button, ...look }: ButtonProps) {
  const site = useSite();
  if (!button || isOff(site, button.url)) return null;
  return (
    <LinkButton to={button.url} {...attributesOf(button.url)} {...look}>
      <span dir="auto" className="wrap-anywhere">
        {button.text}
      </span>
    </LinkButton>
  );
}
