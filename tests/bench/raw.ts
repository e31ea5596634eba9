import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { HOST } from '#tests/bench/load.ts';

// The raw limits: `node:http` with ready bytes, and `node:http` with `pg` for one statement. Each runs this file in its
// own process.

type Ready = { headers: Record<string, string>; body: Buffer };
/** Answers from one statement. The pool is as large as that of the product. */
type Stated = { statement: keyof typeof statements; databaseUrl: string };

const fields = `id, slug, title, excerpt, author, tags, alt_text as "altText", is_published as "isPublished",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The statements, prepared once per connection, and the answers from their rows. */
const statements = {
  list: {
    text: `select ${fields} from blog_posts where is_published order by created_at desc, id desc limit 100`,
    values: () => [],
    data: (rows: object[]) => ({ blogPosts: { nodes: rows } }),
  },
  post: {
    text: `select ${fields}, body from blog_posts where slug = $1`,
    values: ({ slug }: Variables) => [slug],
    data: ([row]: object[]) => ({ blogPost: row }),
  },
  store: {
    text: `insert into messages (id, name, email, contact_number, service, message, created_at)
      values (gen_random_uuid(), $1, $2, $3, $4, $5, now()) returning id`,
    values: ({ input }: Variables) =>
      ['name', 'email', 'contactNumber', 'service', 'message'].map((field) => (input as Record<string, string>)[field]),
    data: ([row]: object[]) => ({ sendMessage: row }),
  },
};
type Variables = { slug?: string; input?: Record<string, string> };

/** Reads the body of a request, as every server has to. */
function read(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk)).once('end', () => done(Buffer.concat(chunks)));
}

function answerWith({ headers, body }: Ready): RequestListener {
  const known = { ...headers, 'content-length': body.length };
  return (request, response) => read(request, () => response.writeHead(200, known).end(body));
}

function answerFrom({ statement, databaseUrl }: Stated): RequestListener {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const { text, values, data } = statements[statement];
  return (request, response) =>
    read(request, async (asked) => {
      const { variables } = JSON.parse(asked.toString()) as { variables: Variables };
      const { rows } = await pool.query({ name: statement, text, values: values(variables) });
      const body = Buffer.from(JSON.stringify({ data: data(rows) }));
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    });
}

/** Serves in this process what the parent process has asked for. */
function serve(what: Ready | Stated): void {
  const server = createServer('statement' in what ? answerFrom(what) : answerWith(what));
  server.listen(0, HOST, () => process.send?.((server.address() as AddressInfo).port));
}

/** Starts a raw limit. @returns its port, its pid, and a function that ends it */
export async function startRaw(what: Ready | Stated): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
  const child: ChildProcess = fork(import.meta.filename, { serialization: 'advanced' });
  const ended = once(child, 'exit');
  child.send(what);
  const [port] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('no raw limit'))),
  ]);
  return {
    port,
    pid: child.pid as number,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

if (import.meta.main) process.once('message', serve);
