import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { generatePath } from 'react-router-dom';
import { runnerImport } from 'vite';
import { launchBrowser } from './kit/browser.ts';
import { isNoindex } from './kit/html.ts';
import { type MailServer, startMailServer } from './kit/mailServer.ts';
import { Person } from './kit/person.ts';
import { freePort } from './kit/port.ts';
import { operator, Production } from './kit/production.ts';

// `npm run audit`: Lighthouse on every public page, or on those that are named, as a phone of the middle class would have
// them. It is no part of `npm test`, because it measures speed and takes minutes.

/** The rows of the route table to measure; none, all. */
const named = process.argv.slice(2);
const RUNS = 3;
/** What each public page must have; how fast it is, is told. */
const REQUIRED = ['accessibility', 'best-practices', 'seo'] as const;

/** Every public address of the route table, or those named; where it names a thing, the first one there is. */
async function publicPaths(url: string, mail: MailServer): Promise<string[]> {
  const { module } = await runnerImport<typeof import('#web/routes.tsx')>('./web/routes.tsx');
  const staff = await new Person(url).signIn(operator, mail);
  const { data } = await staff.gql(`mutation { issueReviewLink(input: { email: "client@company.example" }) { link } }`);
  const { data: first } = await staff.gql(
    '{ blogPosts(first: 1) { nodes { slug } } portfolioItems(first: 1) { nodes { slug } } }',
  );
  const slugs: Record<string, string> = {
    blog: first.blogPosts.nodes[0].slug,
    portfolio: first.portfolioItems.nodes[0].slug,
  };
  const token: string = data.issueReviewLink.link.split('/').at(-1);
  return module.routes
    .filter(({ path, audience }) => audience === 'public' && (!named.length || named.includes(path)))
    .map(({ path }) => generatePath(path, { slug: slugs[path.split('/')[1] ?? ''] ?? null, token }));
}

type Numbers = Record<string, number>;
type Measured = { path: string; numbers: Numbers; faults: string[] };

/** What Lighthouse says of a page. */
function numbersOf({ categories, audits }: Result): Numbers {
  const requests = (audits['network-requests']?.details as { items?: { resourceType: string; transferSize: number }[] })
    ?.items;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: Math.round(value('cumulative-layout-shift') * 1e4) / 1e4,
    'TBT ms': Math.round(value('total-blocking-time')),
    'JS bytes': (requests ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** What costs a page points that it must have, and what has moved. */
function faultsOf({ categories, audits }: Result): string[] {
  const shifts = (audits['layout-shifts']?.details as { items?: { node?: { selector: string } }[] } | undefined)?.items;
  const moved = (shifts ?? []).map(({ node }) => `moves: ${node?.selector}`);
  const missed = REQUIRED.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return [...missed, ...moved];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The median of what some runs say of a page. Where it is not to be found on purpose, that is no fault. */
async function measure(url: string, path: string, port: number): Promise<Measured> {
  const isHidden = isNoindex(await (await fetch(url + path)).text());
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port, logLevel: 'silent', skipAudits: isHidden ? ['is-crawlable'] : null } as const;
    const answer = await lighthouse(url + path, flags);
    if (!answer || answer.lhr.runtimeError) throw new Error(`${path}: ${answer?.lhr.runtimeError?.message}`);
    results.push(answer.lhr);
  }
  const all = results.map(numbersOf);
  const numbers = Object.fromEntries(
    Object.keys(all[0] as Numbers).map((name) => [name, median(all.map((one) => one[name] as number))]),
  );
  return { path, numbers, faults: [...new Set(results.flatMap(faultsOf))] };
}

const isGood = ({ numbers }: Measured) => REQUIRED.every((id) => numbers[id] === 100) && numbers.CLS === 0;

/** Measures every public page and prints the table. @returns whether each has what it must have */
async function audit(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-audit-'));
  const mail = await startMailServer();
  const product = await Production.start({ DATA_DIR: folder, SAMPLE_CONTENT: 'on', SMTP_URL: mail.url });
  const port = await freePort();
  const browser = await launchBrowser(port);
  const measured: Measured[] = [];
  try {
    for (const path of await publicPaths(product.url, mail)) {
      process.stderr.write(`${path}\n`);
      measured.push(await measure(product.url, path, port));
    }
  } finally {
    await browser.close();
    await product.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(Object.fromEntries(measured.map(({ path, numbers }) => [path, numbers])));
  for (const { path, faults } of measured) for (const fault of faults) console.log(`${path}: ${fault}`);
  return measured.every(isGood);
}

process.exit((await audit()) ? 0 : 1);
