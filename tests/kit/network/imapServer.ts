import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow, { type Hoodiecrow, type Mailbox } from 'hoodiecrow-imap';

export const USER = 'office@agency.example';
const PASSWORD = 'p@ss/word';

export type ImapServer = {
  url: string;
  deliver(source: string | Buffer, arrivedAt?: Date): void;
  mails: Mailbox['messages'];
  /** The FETCH commands of clients. */
  fetched: string[];
  clients(): number;
  hangUp(): void;
  /**
   * Renumbers the mails, as a mail server does after a restore. A silent one keeps the old UIDVALIDITY, which is
   * against the protocol.
   */
  renumber(isSilent?: boolean): void;
  /** How a FETCH command is handled: answered, answered with NO, or the connection ends. */
  onFetch: (command: string) => 'OK' | 'NO' | 'END';
  /** Stops the server with its connections; the mails stay. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A real IMAP server with one mailbox. @param hasIdle whether it supports IDLE (RFC 2177) */
export async function startImapServer({ hasIdle = true } = {}): Promise<ImapServer> {
  const inbox = { messages: [], uidvalidity: 1, uidnext: 1 } as Mailbox;
  const storage = { INBOX: inbox, '': {} };
  const fetched: string[] = [];
  const sockets = new Set<Socket>();
  let server: Hoodiecrow;
  let port = 0;

  async function open() {
    const plugins = hasIdle ? ['ID', 'IDLE'] : ['ID'];
    server = hoodiecrow({ plugins, storage, users: { [USER]: { password: PASSWORD } } });
    const fetch = server.getCommandHandler('UID FETCH');
    server.setCommandHandler('UID FETCH', (connection, parsed, data, done) => {
      fetched.push(data);
      const answer = imap.onFetch(data);
      if (answer === 'END') return hangUp();
      if (answer === 'OK') return fetch(connection, parsed, data, done);
      connection.send({ tag: parsed.tag, command: 'NO', attributes: [{ type: 'TEXT', value: 'Cannot read it' }] });
      done();
    });
    server.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  async function kill() {
    if (!server.server.listening) return;
    const closed = once(server.server, 'close');
    server.server.close();
    hangUp();
    await closed;
  }

  const imap: ImapServer = {
    get url() {
      return `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`;
    },
    get mails() {
      return inbox.messages;
    },
    fetched,
    clients: () => sockets.size,
    deliver(source, arrivedAt = new Date()) {
      server.appendMessage('INBOX', [], internalDateOf(arrivedAt), Buffer.from(source).toString('binary'));
    },
    hangUp,
    onFetch: () => 'OK',
    renumber(isSilent = false) {
      if (!isSilent) inbox.uidvalidity += 1;
      inbox.messages.forEach((mail, index) => {
        mail.uid = index + 1;
      });
      inbox.uidnext = inbox.messages.length + 1;
      hangUp();
    },
    kill,
    restart: open,
    stop: kill,
  };
  await open();
  return imap;
}

/** @returns the date as IMAP writes it, in UTC: Hoodiecrow writes zones such as +05:30 wrongly */
function internalDateOf(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(/,? /);
  return `${day}-${month}-${year} ${time} +0000`;
}
