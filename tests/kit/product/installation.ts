import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { firstStart } from '#server/app/start/firstStart.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Example } from '#tests/kit/network/examples.ts';
import { codeIn, Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from './product.ts';
import { type StartedProgram, startProgram } from './program.ts';

/** The sample admin, with whom the integrators' document signs in. */
const ADMIN = { email: 'admin@marquee.example', password: 'Marquee-2026' };
const HERE = 'http://localhost:4000';

export type Installation = {
  product: Product;
  admin: Person;
  at(text: string): string;
  /** Starts an example in a folder with a picture, cover.png. */
  start(example: Example, args?: string[], environment?: Record<string, string>): Promise<StartedProgram>;
  /**
   * Runs an example, and types the code of the next mail when it asks for it. @returns its output @throws when it fails
   */
  run(example: Example, args?: string[]): Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  /** Which `curl` the examples find: by default the machine's if it has one, else the kit's; or always the kit's. */
  curl?: 'of the machine' | 'of the kit';
  settings?: Record<string, string>;
};

/** A new installation as the integrators' document presupposes it, with the sample people and content. */
export async function startInstallation({ curl, settings }: Options = {}): Promise<Installation> {
  const product = await startProduct(settings);
  await firstStart(product.services.db, product.services.settings, new Date());
  const folder = await mkdtemp(join(tmpdir(), 'marquee-guide-'));
  // Examples that use client libraries find them as if they were installed here.
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'cover.png'), await canvas().png().toBuffer());
  const kit = await placeCurl(folder);
  const path = curl === 'of the kit' ? [kit, process.env.PATH] : [process.env.PATH, kit];
  const admin = await new Person(product.url).signIn(ADMIN, product.mail);
  const at = (code: string) => code.replaceAll(HERE, product.url);

  let files = 0;
  const start: Installation['start'] = async ({ language, code }, args = [], environment = {}) => {
    files += 1;
    const file = `example${files}.${language === 'sh' ? 'sh' : 'mts'}`;
    await writeFile(join(folder, file), at(code));
    const interpreter = language === 'sh' ? ['/bin/sh', '-eu'] : [process.execPath];
    const own = { TOKEN: admin.token, PATH: path.join(delimiter), ...environment };
    return startProgram([...interpreter, file, ...args], folder, { ...process.env, ...own });
  };
  const toAdmin = () =>
    product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === ADMIN.email)).length;

  return {
    product,
    admin,
    at,
    start,
    async run(example, args) {
      const mail = product.mail.mailTo(ADMIN.email, toAdmin());
      const program = await start(example, args);
      if (/\bread -r|process\.stdin/.test(example.code)) void mail.then((one) => program.type(codeIn(one)));
      return program.end();
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Puts the `curl` of the kit into a folder. @returns the folder, for a PATH */
async function placeCurl(folder: string): Promise<string> {
  const place = join(folder, 'bin');
  await mkdir(place);
  const script = `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, '../network/curl.ts')}' "$@"\n`;
  await writeFile(join(place, 'curl'), script);
  await chmod(join(place, 'curl'), 0o755);
  return place;
}
