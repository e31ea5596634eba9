import { useState } from 'react';
import type { FirstStepsFieldsFragment } from '#web/gql/graphql.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ReadMailboxNowDocument, SendTestMailDocument } from './documents.ts';

type Outcome = { isOk: boolean; text: string };

const failed = 'The test could not be run.';

/** The mail servers of the settings, each with a test that shows the server's own words. */
export function MailTests({
  smtpServer,
  imapServer,
  onTested,
}: FirstStepsFieldsFragment & { /** A test of a server succeeded. */ onTested: () => void }) {
  const [sent, setSent] = useState<Outcome | null>(null);
  const [opened, setOpened] = useState<Outcome | null>(null);
  const [send, sending] = useCommand(SendTestMailDocument, {
    sentences: { failed },
    onDone: ({ sendTestMail }) => {
      setSent(sendTestMail);
      if (sendTestMail?.isOk && smtpServer) onTested();
    },
  });
  const [read, reading] = useCommand(ReadMailboxNowDocument, {
    sentences: { failed },
    onDone: ({ readMailboxNow }) => {
      setOpened(readMailboxNow);
      if (readMailboxNow?.isOk && imapServer) onTested();
    },
  });
  return (
    <div className="grid max-w-2xl gap-8">
      <Server
        title="Outgoing mail"
        address={smtpServer}
        none="No server is set: mail is written to files in the outbox of the data folder, and the sign-in code also to the terminal."
        example="SMTP_URL=smtp://user:password@mail.example.com:587"
        outcome={sent}
      >
        <Button variant="secondary" size="small" busy={sending.loading} onClick={() => void send({})}>
          Send a test mail
        </Button>
      </Server>
      <Server
        title="Incoming mail"
        address={imapServer}
        none="No mailbox is set: answers of clients stay in your mail program."
        example="IMAP_URL=imaps://user:password@mail.example.com/INBOX"
        outcome={opened}
      >
        <Button variant="secondary" size="small" busy={reading.loading} onClick={() => void read({})}>
          Read the mailbox now
        </Button>
      </Server>
    </div>
  );
}

type ServerProps = {
  title: string;
  address: string | null;
  none: string;
  example: string;
  outcome: Outcome | null;
  children: React.ReactNode;
};

function Server({ title, address, none, example, outcome, children }: ServerProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {address ? <p className="wrap-anywhere">{address}</p> : <p className="measure">{none}</p>}
      <p className="measure text-sm text-ink-soft">
        It is a setting of the server, because it contains a password: a line such as{' '}
        <code className="wrap-anywhere">{example}</code> in the file <code>.env</code> beside the product, then start it
        again.
      </p>
      <p>{children}</p>
      <p
        role="status"
        className={`wrap-anywhere empty:hidden ${outcome?.isOk ? 'text-ok' : 'text-danger'} font-semibold`}
      >
        {outcome?.text}
      </p>
    </section>
  );
}
