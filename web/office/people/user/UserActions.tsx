import { type ReactNode, useId } from 'react';
import { userStrings } from '#schema/user.ts';
import { Button, type ButtonVariant } from '#web/shared/ui/Button.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import type { User } from './documents.ts';

type Props = {
  user: User;
  isOneself: boolean;
  isBlocking: boolean;
  isRemoving: boolean;
  onBlock: () => void;
  onChangeRole: () => void;
  onRemove: () => void;
};

/** Actions on a user, one at a time; not on the viewer, with the reason. */
export function UserActions({ user, isOneself, isBlocking, isRemoving, onBlock, onChangeRole, onRemove }: Props) {
  const reason = useId();
  const verb = user.isBlocked ? 'Unblock' : 'Block';
  const shared = {
    isClosed: isOneself || isBlocking || isRemoving,
    describedBy: isOneself ? reason : undefined,
  };
  return (
    <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
      <Action {...shared} label={`${verb} ${user.name}`} variant="secondary" isBusy={isBlocking} onClick={onBlock}>
        {verb}
      </Action>
      {isOneself ? (
        <p id={reason} className="text-xs text-ink-soft max-md:order-last max-md:w-full md:w-30">
          {userStrings.notOneself}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Change role of ${user.name}`}
          className="px-2! whitespace-nowrap md:min-w-30"
          onClick={onChangeRole}
        >
          Change role
        </Button>
      )}
      <Action {...shared} label={`Delete ${user.name}`} variant="quietDanger" isBusy={isRemoving} onClick={onRemove}>
        Delete
      </Action>
    </div>
  );
}

type ActionProps = {
  label: string;
  variant: ButtonVariant;
  isBusy: boolean;
  isClosed: boolean;
  describedBy: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** Not disabled: it keeps the keyboard focus and can explain why. */
function Action({ label, variant, isBusy, isClosed, describedBy, onClick, children }: ActionProps) {
  return (
    <Button
      variant={variant}
      size="small"
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onClick}
      className="relative min-w-22 px-2! aria-disabled:pointer-events-none"
    >
      {/* Replaces the label, so that nothing moves. */}
      {isBusy && <Spinner className="absolute size-5" />}
      <span className={isBusy ? 'invisible' : undefined}>{children}</span>
    </Button>
  );
}
