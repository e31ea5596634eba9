import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** Everything that was accepted, oldest first. */
  mails: Email[];
  /** Waits for a mail to this address beyond the first `after` ones. */
  mailTo(address: string, after?: number): Promise<Email>;
  /** While set, every mail is refused with this SMTP status. */
  refuseWith: number | null;
  stop(): Promise<void>;
};

/** A real SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (server.refuseWith) return done(Object.assign(new Error('not now'), { responseCode: server.refuseWith }));
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
      for (const look of waiting) look();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: null,
    mailTo: (address, after = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = mails.filter(({ to }) => to?.some((one) => one.address === address))[after];
          if (!mail) return;
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
