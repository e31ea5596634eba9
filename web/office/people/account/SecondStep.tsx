import { type ReactNode, useState } from 'react';
import { accountStrings, RECOVERY_CODES } from '#schema/account.ts';
import { readFragment } from '#web/gql/index.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import { DisableTotpDocument, MySecondStepDocument, SecondStepFragment } from './documents.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { MadeCodes, MakeCodesDialog } from './RecoveryCodes.tsx';
import { Section } from './Section.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type DialogName = 'set up' | 'remove' | 'make';

/** @param onSetUp runs when an app or recovery codes were set up */
export function SecondStep({ email, onSetUp }: { email: string; onSetUp?: () => void }) {
  const query = useOfficeQuery(MySecondStepDocument, accountStrings.secondStepFailed);
  useErrorToast(query.sentence);
  return (
    <Section
      id="second-step"
      title="Second step"
      text="After your password you enter a code. With a second way to get one you can still sign in when no mail arrives."
    >
      <Loaded
        data={readFragment(SecondStepFragment, query.data?.mySecondStep)}
        query={query}
        title="Error Loading Second Step"
        loading="Loading second step..."
      >
        {(secondStep) => <Ways email={email} onSetUp={onSetUp} {...secondStep} />}
      </Loaded>
    </Section>
  );
}

type WaysProps = {
  email: string;
  onSetUp: (() => void) | undefined;
  authenticatorSince?: string | null;
  recoveryCodesLeft: number;
  recoveryCodesMadeAt?: string | null;
};

function Ways({ email, onSetUp, authenticatorSince, recoveryCodesLeft, recoveryCodesMadeAt }: WaysProps) {
  const { shortDate } = useDates();
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { totpDisabled, totpDisableFailed } = accountStrings;
  const [disable] = useCommand(DisableTotpDocument, {
    sentences: { done: totpDisabled, failed: totpDisableFailed },
  });
  const close = () => setOpenDialog(null);
  const keepCodes = (made: readonly string[]) => {
    setCodes(made);
    onSetUp?.();
  };
  const onRemove = async (input: { password: string }) => {
    const { failure } = await disable({ input });
    if (!failure) close();
    return failure;
  };
  const hasCodes = recoveryCodesLeft > 0;
  return (
    <>
      <ul className="border-b border-line">
        <Way
          name="Code by mail"
          badge={<Badge tone="ok">Always on</Badge>}
          text={
            <>
              A 6-digit code goes to <span className="wrap-anywhere">{email || 'your mailbox'}</span> whenever you sign
              in.
            </>
          }
        />
        <AuthenticatorWay since={authenticatorSince} onOpen={setOpenDialog} />
        <Way
          name="Recovery codes"
          badge={
            <Badge tone={hasCodes ? 'ok' : 'neutral'}>
              {hasCodes ? `${recoveryCodesLeft} of ${RECOVERY_CODES} left` : 'None'}
            </Badge>
          }
          text={
            hasCodes
              ? `Made on ${shortDate(recoveryCodesMadeAt)}. Each signs you in once.`
              : 'Ten codes to print and keep in a safe place. Each signs you in once.'
          }
          action={
            <Button variant="secondary" size="small" onClick={() => setOpenDialog('make')}>
              {hasCodes ? 'Make New Codes' : 'Make Codes'}
            </Button>
          }
        />
      </ul>
      {codes && <MadeCodes key={codes[0]} codes={codes} />}
      <SetUpDialog open={openDialog === 'set up'} onClose={close} onDone={onSetUp} />
      <PasswordDialog
        open={openDialog === 'remove'}
        onClose={close}
        title="Remove App"
        description="Its codes are accepted no more. The code by mail and recovery codes still are."
        action="Remove App"
        busyAction="Removing..."
        variant="danger"
        onPassword={onRemove}
      />
      <MakeCodesDialog open={openDialog === 'make'} isReplacing={hasCodes} onClose={close} onCodes={keepCodes} />
    </>
  );
}

type AuthenticatorProps = {
  since: WaysProps['authenticatorSince'];
  onOpen: (dialog: 'set up' | 'remove') => void;
};

function AuthenticatorWay({ since, onOpen }: AuthenticatorProps) {
  const { shortDate } = useDates();
  return (
    <Way
      name="Authenticator app"
      badge={<Badge tone={since ? 'ok' : 'neutral'}>{since ? 'On' : 'Off'}</Badge>}
      text={
        since
          ? `Set up on ${shortDate(since)}. What the app shows is as good as the code from the mail.`
          : 'An app on your phone shows a 6-digit code, without a network or a mailbox.'
      }
      action={
        since ? (
          <Button variant="quietDanger" size="small" className="-ml-3 sm:ml-0" onClick={() => onOpen('remove')}>
            Remove App
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={() => onOpen('set up')}>
            Set Up App
          </Button>
        )
      }
    />
  );
}

const Way = ({
  name,
  badge,
  text,
  action,
}: {
  name: string;
  badge: ReactNode;
  text: ReactNode;
  action?: ReactNode;
}) => (
  <li className="grid items-center gap-x-8 gap-y-4 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {name} {badge}
      </h3>
      <p className="measure mt-1.5 text-sm text-ink-soft">{text}</p>
    </div>
    {action && <div>{action}</div>}
  </li>
);
