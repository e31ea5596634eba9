import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { firstStart } from '#server/firstStart.ts';
import type { Example } from '#tests/kit/examples.ts';
import { codeIn, Person } from '#tests/kit/person.ts';
import { canvas } from '#tests/kit/picture.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';

/** The sample admin, who the integrators' document signs in as. */
const ADMIN = { email: 'admin@marquee.example', password: 'Marquee-2026' };
/** Where the document says that the product is. */
const HERE = 'http://localhost:4000';

export type Installation = {
  product: Product;
  /** Where the programs run: it holds a picture, cover.png. */
  folder: string;
  /** A text of the document, for this installation. */
  at(text: string): string;
  /** Runs an example as a person would, who types the code of the next mail when asked. @returns what it wrote @throws when it fails */
  run(example: Example, args?: string[]): Promise<string>;
  stop(): Promise<void>;
};

/**
 * A new installation as the integrators' document supposes it: the sample people and the sample content.
 * @param curl which `curl` the examples find: the machine's, if it has one, else the kit's; or the kit's in any case
 */
export async function startInstallation(curl: 'of the machine' | 'of the kit'): Promise<Installation> {
  const product = await startProduct();
  await firstStart(product.services.db, product.services.settings, new Date());
  const folder = await mkdtemp(join(tmpdir(), 'marquee-guide-'));
  await writeFile(join(folder, 'cover.png'), await canvas().png().toBuffer());
  const kit = await placeCurl(folder);
  const path = curl === 'of the kit' ? [kit, process.env.PATH] : [process.env.PATH, kit];
  const { token = '' } = await new Person(product.url).signIn(ADMIN, product.mail);
  const env = { ...process.env, TOKEN: token, PATH: path.join(delimiter) };
  const at = (code: string) => code.replaceAll(HERE, product.url);

  const mailsSoFar = () =>
    product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === ADMIN.email)).length;
  let files = 0;
  return {
    product,
    folder,
    at,
    async run({ language, code }, args = []) {
      files += 1;
      const [program, options] = language === 'sh' ? ['/bin/sh', ['-eu']] : [process.execPath, []];
      const file = `example${files}.${language === 'sh' ? 'sh' : 'mts'}`;
      await writeFile(join(folder, file), at(code));
      const mail = product.mail.mailTo(ADMIN.email, mailsSoFar());
      const child = spawn(program as string, [...options, file, ...args], { cwd: folder, env });
      if (/\bread -r|process\.stdin/.test(code)) void mail.then((one) => child.stdin.write(`${codeIn(one)}\n`));
      const output = [text(child.stdout), text(child.stderr), once(child, 'close')] as const;
      const [said, complaints, [status]] = await Promise.all(output);
      if (status !== 0 || complaints) throw new Error(`it ended with ${status}: ${complaints}${said}`);
      return said;
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Puts the kit's `curl` into a folder of its own. @returns the folder, for a PATH */
async function placeCurl(folder: string): Promise<string> {
  const place = join(folder, 'bin');
  await mkdir(place);
  const script = `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'curl.ts')}' "$@"\n`;
  await writeFile(join(place, 'curl'), script);
  await chmod(join(place, 'curl'), 0o755);
  return place;
}
