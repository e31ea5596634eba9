declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type Mail = { uid: number; flags: string[]; raw: string; internaldate: string };
  export type Mailbox = { messages: Mail[]; uidvalidity: number; uidnext: number };
  type Connection = { send(response: { tag: string; command: string; attributes: object[] }): void };
  type Handler = (connection: Connection, parsed: { tag: string }, data: string, done: () => void) => void;
  export type Hoodiecrow = {
    server: Server;
    appendMessage(mailbox: string, flags: string[], internalDate: string, raw: string): unknown;
    getCommandHandler(command: string): Handler;
    setCommandHandler(command: string, handler: Handler): void;
    listen(port: number, host: string): void;
  };
  export default function hoodiecrow(options: object): Hoodiecrow;
}
