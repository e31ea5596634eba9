import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contextFiles, type Instruction, pairsOf } from '#tests/kit/product/dockerfile.ts';
import { run, runIn } from './root.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const CERTIFICATES = '/run/certificates.crt';

/** A built stage of the Dockerfile: its root folder, and how a container of it is started. */
export type Image = {
  root: string;
  env: Record<string, string>;
  cwd: string;
  user?: string;
  /** Instructions about running a container, by name. */
  said: Record<string, string>;
};

/**
 * Runs the instructions of a Dockerfile without a container engine, each stage in a folder that starts as a minimal
 * Debian. The Node and npm that run this script stand for those of the image `node`.
 * @param folder where stages are made @param cache stored for the next time: Debian and npm's downloads
 * @returns the last stage @throws when an instruction is unknown or fails
 */
export async function buildImage(
  instructions: Instruction[],
  args: Record<string, string>,
  folder: string,
  cache: string,
): Promise<Image> {
  const stages = new Map<string, Image>();
  let stage: Image | undefined;
  for (const [name, rest] of instructions) {
    process.stdout.write(`${name} ${rest}\n`);
    if (name === 'FROM') {
      const [image = '', , as = String(stages.size)] = rest.split(' ');
      stage = await startStage(image, join(folder, as), cache);
      stages.set(as, stage);
    } else if (stage) {
      await follow(stage, name, rest, { stages, args, cache });
    }
  }
  if (!stage) throw new Error('the Dockerfile has no FROM');
  return stage;
}

async function startStage(image: string, root: string, cache: string): Promise<Image> {
  const [, name, suite] = /^(node|debian):(?:\d+-)?([a-z]+)-slim$/.exec(image) ?? [];
  if (!suite) throw new Error(`no stand-in for ${image}`);
  await run(['cp', '-a', '--reflink=auto', await debian(suite, cache), root]);
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, join(root, file));
  const { NODE_EXTRA_CA_CERTS } = process.env;
  if (NODE_EXTRA_CA_CERTS) copyFileSync(NODE_EXTRA_CA_CERTS, join(root, CERTIFICATES));
  if (name === 'node') await addNode(root);
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  return { root, env: { PATH }, cwd: '/', said: {} };
}

/** Creates a minimal Debian once. @returns its folder */
async function debian(suite: string, cache: string): Promise<string> {
  const made = join(cache, suite);
  if (existsSync(made)) return made;
  const part = `${made}.part`;
  rmSync(part, { recursive: true, force: true });
  process.stdout.write(`making a minimal Debian in ${made} …\n`);
  await run(['debootstrap', '--variant=minbase', suite, part, await mirrorOf(suite)], await withProxy());
  renameSync(part, made);
  return made;
}

async function mirrorOf(suite: string): Promise<string> {
  if (process.env.DEBIAN_MIRROR) return process.env.DEBIAN_MIRROR;
  const format = ['--format', '$(REPO_URI)', 'Created-By: Packages', `Codename: ${suite}`];
  const [mirror] = (await run(['apt-get', 'indextargets', ...format])).split('\n');
  if (!mirror) throw new Error(`apt on this machine knows no ${suite}: set DEBIAN_MIRROR`);
  return mirror;
}

/** This environment, with apt's proxy if there is one. */
async function withProxy(): Promise<NodeJS.ProcessEnv> {
  const [, proxy] = /'(.*)'/.exec(await run(['apt-config', 'shell', 'PROXY', 'Acquire::http::Proxy'])) ?? [];
  return proxy ? { ...process.env, http_proxy: proxy } : process.env;
}

/** Copies Node and npm to where the image `node` has them. */
async function addNode(root: string): Promise<void> {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) throw new Error('npm does not run this: npm run test:image');
  copyFileSync(node, join(root, 'usr/local/bin/node'));
  const modules = join(root, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  await run(['cp', '-a', dirname(dirname(npm)), join(modules, 'npm')]);
  for (const name of ['npm', 'npx']) {
    await run(['ln', '-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name)]);
  }
}

type Build = { stages: Map<string, Image>; args: Record<string, string>; cache: string };

async function follow(stage: Image, name: string, rest: string, { stages, args, cache }: Build): Promise<void> {
  const filledIn = rest.replace(/\$(\w+)/g, (_, variable: string) => stage.env[variable] ?? '');
  switch (name) {
    case 'ARG': {
      const [[variable, value] = ['', '']] = pairsOf(rest);
      stage.env[variable] = args[variable] ?? value;
      return;
    }
    case 'ENV':
      Object.assign(stage.env, Object.fromEntries(pairsOf(filledIn)));
      return;
    case 'WORKDIR':
      stage.cwd = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'COPY':
      return copy(stage, rest, stages);
    case 'RUN':
      await runStep(stage, rest, cache);
      return;
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
    case 'HEALTHCHECK':
    case 'CMD':
      stage.said[name] = rest;
      return;
    default:
      throw new Error(`the instruction ${name} is unknown here`);
  }
}

async function runStep({ root, env, cwd, user }: Image, command: string, cache: string): Promise<void> {
  const npm = join(cache, 'npm');
  for (const folder of [npm, join(root, 'root/.npm')]) mkdirSync(folder, { recursive: true });
  const names = ['http_proxy', 'https_proxy', 'no_proxy', 'npm_config_registry'];
  const ofMachine = Object.fromEntries(
    names.flatMap((name) => [[name, process.env[name]]]).filter(([, value]) => value),
  );
  const certificates = process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: CERTIFICATES } : {};
  const all = { HOME: '/root', ...ofMachine, ...certificates, ...env };
  await runIn(root, ['/bin/sh', '-c', command], { env: all, cwd, user, mounts: { '/root/.npm': npm } });
}

/** COPY of files of the repository according to .dockerignore, or of a folder of an earlier stage. */
async function copy({ root, cwd }: Image, rest: string, stages: Map<string, Image>): Promise<void> {
  const words = rest.split(' ');
  const [, from] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
  const target = join(root, posix.resolve(cwd, words.at(-1) as string));
  const sources = words.slice(from ? 1 : 0, -1);
  mkdirSync(target, { recursive: true });
  if (from) {
    const stage = stages.get(from);
    if (!stage) throw new Error(`there is no stage ${from}`);
    for (const source of sources) await run(['cp', '-a', '--link', `${join(stage.root, source)}/.`, target]);
    return;
  }
  const files = contextFiles();
  for (const source of sources) {
    const found = files.filter((file) => source === '.' || file === source || file.startsWith(`${source}/`));
    if (!found.length) throw new Error(`.dockerignore leaves nothing of ${source}`);
    for (const file of found) {
      const place = join(target, file === source ? basename(file) : relative(source, file));
      mkdirSync(dirname(place), { recursive: true });
      copyFileSync(join(repository, file), place);
    }
  }
}
