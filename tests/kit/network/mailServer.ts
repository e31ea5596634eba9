import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Step = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data';
export type MailServer = {
  url: string;
  /** Every accepted mail, oldest first. */
  mails: Email[];
  /** Waits for a mail to this address after the first `after` ones. */
  mailTo(address: string, after?: number): Promise<Email>;
  /** While it is set, every mail is refused with this SMTP status after its content. */
  refuseWith: number | null;
  /**
   * The answer at a step instead of success, for example `550 5.1.1 User unknown`; null continues. The first and the
   * second step have no address.
   */
  answer: (step: Step, address: string) => string | null;
  /** What the server waits for before it accepts a recipient, as a slow one does; null for nothing. */
  waitFor: (address: string) => Promise<void> | null;
  /** The text after 250 for an accepted mail, for example `Ok 0100…`; null for the server's own. */
  acceptWith: () => string | null;
  /** The number of RCPT commands by address. */
  asked: Map<string, number>;
  /** The number of connections since the start, and of those that are open. */
  connections(): { all: number; open: number };
  /** Closes the open connections, after a 421 if it is wanted, as a server does with idle ones. */
  closeConnections(how: 'silently' | 'with 421'): void;
  /** While it is set, mails are received but not acknowledged; `hangUp` then refuses them. */
  isSilent: boolean;
  hangUp(): void;
  stop(): Promise<void>;
};

/** A real SMTP server. @param at its port; by default a free one */
export async function startMailServer(at = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  let accepted = 0;
  const unanswered: ((error: Error) => void)[] = [];
  const asked: MailServer['asked'] = new Map();
  const refusal = (step: Step, address = '') => {
    const [, code, text] = /^(\d{3}) (.*)/.exec(server.answer(step, address) ?? '') ?? [];
    return code ? Object.assign(new Error(text), { responseCode: Number(code) }) : null;
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Passwords over plain SMTP are safe on the loopback interface.
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect: (_session, done) => done(refusal('greeting')),
    onAuth: (_auth, _session, done) => done(refusal('auth'), { user: 'anybody' }),
    onMailFrom: ({ address }, _session, done) => done(refusal('mail', address)),
    async onRcptTo({ address }, _session, done) {
      asked.set(address, (asked.get(address) ?? 0) + 1);
      await server.waitFor(address);
      done(refusal('rcpt', address));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The sender was killed during the transfer.
        return done(error as Error);
      }
      const refused = refusal('data', session.envelope.rcptTo[0]?.address);
      if (refused) return done(refused);
      if (server.refuseWith) return done(Object.assign(new Error('not now'), { responseCode: server.refuseWith }));
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      if (server.isSilent) unanswered.push(done);
      else done(null, server.acceptWith() ?? undefined);
      for (const look of waiting) look();
    },
  });
  smtp.server.on('connection', () => {
    accepted += 1;
  });
  // A sender that is killed between two mails resets its connection.
  smtp.on('error', () => undefined);
  smtp.listen(at, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: null,
    answer: () => null,
    waitFor: () => null,
    acceptWith: () => null,
    asked,
    connections: () => ({ all: accepted, open: smtp.connections.size }),
    closeConnections(how) {
      for (const connection of smtp.connections) {
        if (how === 'with 421') connection.send(421, 'Idle for too long');
        connection.close();
      }
    },
    isSilent: false,
    hangUp() {
      for (const done of unanswered.splice(0)) done(Object.assign(new Error('bye'), { responseCode: 421 }));
    },
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
