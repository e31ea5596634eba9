import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, EMPTY } from '#tests/kit/database/database.ts';
import { type MailServer, startMailServer } from '#tests/kit/network/mailServer.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { type ReverseProxy, startProxy } from '#tests/kit/network/proxy.ts';
import { Person } from '#tests/kit/people/person.ts';
import { query } from './embedded.ts';
import { type S3, startS3 } from './s3.ts';
import { Server } from './server.ts';

export const chief = { email: 'chief@agency.example', password: 'First-2026' };

export const firstAdmin = {
  ADMIN_EMAIL: chief.email,
  ADMIN_PASSWORD: chief.password,
  ADMIN_NAME: 'The Chief',
  ADMIN_MOBILE: '9876512345',
};

/** Several processes of the product behind a proxy, with one database, one store and one mail server. */
export type Processes = {
  proxy: ReverseProxy;
  mail: MailServer;
  s3: S3;
  servers: [Server, Server];
  /** The data folder of each process; they are not shared. */
  dataDirs: [string, string];
  /** Starts processes that have ended again, at the same addresses. */
  startAgain(): Promise<void>;
  admin: Person;
  rows(statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

/**
 * Starts two processes at the same time on an empty database, in production.
 * @param environment further settings
 * @param checkEveryMs the interval at which the proxy checks whether they are ready, see `startProxy`
 */
export async function startProcesses(
  environment: Record<string, string> = {},
  checkEveryMs?: number,
): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-processes-'));
  const [database, mail, s3, proxy] = await Promise.all([
    createDatabase(EMPTY),
    startMailServer(),
    startS3(),
    startProxy(checkEveryMs),
  ]);
  const dataDirs: [string, string] = [join(folder, '0'), join(folder, '1')];
  const ports = [await freePort(), await freePort()];
  const shared = {
    NODE_ENV: 'production',
    SITE_LAUNCHED: 'on',
    HOST: '127.0.0.1',
    PUBLIC_URL: proxy.url,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'the secret that all the processes share',
    SMTP_URL: mail.url,
    ...s3.environment,
    TRUST_PROXY: '127.0.0.1',
    WEBHOOKS_ALLOW_PRIVATE: 'on',
    ...firstAdmin,
    ...environment,
  };
  const servers = [0, 1].map((number) => launch(number)) as [Server, Server];
  function launch(number: number): Server {
    return new Server(ports[number] as number, { ...shared, DATA_DIR: dataDirs[number] as string });
  }
  const stop = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([proxy.stop(), s3.stop(), mail.stop()]);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(servers.map((server) => server.untilReady()));
    proxy.targets = servers.map(({ url }) => url);
    return {
      proxy,
      mail,
      s3,
      servers,
      dataDirs,
      async startAgain() {
        for (const number of [0, 1] as const) if (!servers[number].isRunning) servers[number] = launch(number);
        await Promise.all(servers.map((server) => server.untilReady()));
      },
      admin: await new Person(proxy.url).signIn(chief, mail),
      rows: (statement) => query(database.url, statement),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same person as a client of another address. */
export const at = ({ url }: { url: string }, { token, email, id }: Person) => new Person(url, { token, email, id });

let hired = 0;

export async function hire({ admin }: Processes): Promise<{ id: string; email: string; password: string }> {
  hired += 1;
  const employee = { email: `employee${hired}@agency.example`, password: 'Secret-123' };
  const { data, errors } = await admin.gql('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
    input: { ...employee, name: 'An Employee', mobile: `98765${String(hired).padStart(5, '0')}`, role: 'EMPLOYEE' },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...employee, id: data.signUp.id };
}

export const hireAndSignIn = async (processes: Processes): Promise<Person> =>
  new Person(processes.proxy.url).signIn(await hire(processes), processes.mail);
