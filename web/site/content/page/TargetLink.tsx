import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { outside } from '#web/shared/app/contact.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** Other sites open in a tab of their own; mail and telephone do not. */
const attributesOf = (to: string) => (/^https?:/i.test(to) ? outside : {});

type Props = { to: string; className?: string; children: ReactNode };

export const TargetLink = ({ to, ...props }: Props) => <Link to={to} {...attributesOf(to)} {...props} />;

type ButtonProps = {
  button: { text: string; url: string } | null | undefined;
  variant?: 'primary' | 'ink' | 'secondary';
  className?: string;
};

export function SectionButton({ button, ...look }: ButtonProps) {
  if (!button) return null;
  return (
    <LinkButton to={button.url} {...attributesOf(button.url)} {...look}>
      <span dir="auto" className="wrap-anywhere">
        {button.text}
      </span>
    </LinkButton>
  );
}
