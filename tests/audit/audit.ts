import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { generatePath } from 'react-router-dom';
import { runnerImport } from 'vite';
import { launchBrowser } from '#tests/kit/browser/launch.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { ASKS_HTML, isNoindex } from '#tests/kit/network/html.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { Person } from '#tests/kit/people/person.ts';
import { operator, Production } from '#tests/kit/product/production.ts';
import { paths } from '#web/shared/paths.ts';
import { type Clicks, measureClicks } from './click.ts';
import { offerCalls, publishPictures } from './content.ts';
import { missesOf, type Numbers } from './limits.ts';

// `npm run audit`: runs Lighthouse on every public page, or on the named ones, as a mid-range phone, measures the next
// page after a click, and compares with the limits of tests/audit/limits.ts. It is not a part of `npm test`, because it
// measures speed and takes minutes. The lists show ten posts and ten items with photographs, whose sizes are made
// before the measurement; nothing else is warm. Post and item are of the sample content, with drawn covers; those with
// a photograph are listed beside them without limits.

/** Rows of the route table to measure; none means all. */
const named = process.argv.slice(2);
const RUNS = 3;
const AUTHOR = 'asha-menon';

type Slugs = { post: string; item: string };
type Row = { route: string; path: string; isLimited: boolean };

async function newestOf(staff: Person): Promise<Slugs> {
  const { data } = await staff.gql(
    '{ blogPosts(first: 1) { nodes { slug } } portfolioItems(first: 1) { nodes { slug } } }',
  );
  return { post: data.blogPosts.nodes[0].slug, item: data.portfolioItems.nodes[0].slug };
}

/** Only a mail links there. */
const isByMail = (path: string) => path.includes(':token') && path !== paths.submitReview(':token?');

async function publicRows(staff: Person, drawn: Slugs, pictured: Slugs): Promise<Row[]> {
  const { module } = await runnerImport<typeof import('#web/routes.tsx')>('./web/routes.tsx');
  const { data } = await staff.gql(`mutation { issueReviewLink(input: { email: "client@company.example" }) { link } }`);
  const token: string = data.issueReviewLink.link.split('/').at(-1);
  const slugOf: Record<string, keyof Slugs> = {
    [paths.blogPost(':slug')]: 'post',
    [paths.portfolioItem(':slug')]: 'item',
  };
  const addressOf = (path: string, slugs: Slugs) =>
    generatePath(path, { slug: slugOf[path] ? slugs[slugOf[path]] : AUTHOR, token });
  return module.routes
    .filter(({ path, audience }) => audience === 'public' && !isByMail(path) && (!named.length || named.includes(path)))
    .flatMap(({ path }) => {
      const row = { route: path, path: addressOf(path, drawn), isLimited: true };
      const beside = { route: `${path}, a photograph`, path: addressOf(path, pictured), isLimited: false };
      return slugOf[path] ? [row, beside] : [row];
    });
}

type Measured = Row & { numbers: Numbers; faults: string[] };

function numbersOf({ categories, audits }: Result): Numbers {
  const requests =
    (audits['network-requests']?.details as { items?: { url: string; resourceType: string; transferSize: number }[] })
      ?.items ?? [];
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // Inline data counts with the page.
  const loaded = requests.filter(({ url }) => !url.startsWith('data:'));
  const kilobytes = (some: typeof requests) =>
    Math.round(some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10;
  return {
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1e4) / 1e4,
    'JS KB': kilobytes(loaded.filter(({ resourceType }) => resourceType === 'Script')),
    'all KB': kilobytes(loaded),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

function faultsOf({ categories, audits }: Result): string[] {
  const shifts = (audits['layout-shifts']?.details as { items?: { node?: { selector: string } }[] } | undefined)?.items;
  const moved = (shifts ?? []).map(({ node }) => `moves: ${node?.selector}`);
  const missed = ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return [...missed, ...moved];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The median of several runs. A page that is meant to be not found has no status fault. */
async function measure(url: string, row: Row, port: number): Promise<Measured> {
  const { path } = row;
  const isHidden = isNoindex(await (await fetch(url + path, { headers: ASKS_HTML })).text());
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port, logLevel: 'silent', skipAudits: isHidden ? ['is-crawlable'] : null } as const;
    const answer = await lighthouse(url + path, flags);
    if (!answer || answer.lhr.runtimeError) throw new Error(`${path}: ${answer?.lhr.runtimeError?.message}`);
    results.push(answer.lhr);
  }
  const all = results.map(numbersOf);
  const pick = (name: keyof Numbers) => {
    const values = all.map((one) => one[name]);
    return name === 'TBT' ? Math.min(...values) : median(values);
  };
  const names = Object.keys(all[0] as Numbers) as (keyof Numbers)[];
  const numbers = Object.fromEntries(names.map((name) => [name, pick(name)])) as Numbers;
  return { ...row, numbers, faults: [...new Set(results.flatMap(faultsOf))] };
}

/** Prints the tables and the missed limits. @returns whether all limits hold */
function report(measured: Measured[], clicks: Clicks | null): boolean {
  console.table(Object.fromEntries(measured.map(({ route, numbers }) => [route, numbers])));
  if (clicks) console.table(clicks);
  const lines = measured
    .filter(({ isLimited }) => isLimited)
    .flatMap(({ route, numbers, faults }) =>
      [...missesOf(route, numbers), ...faults].map((line) => `${route}: ${line}`),
    );
  for (const [what, { ms, limit }] of Object.entries(clicks ?? {})) {
    if (ms > limit) lines.push(`the next page by a click: ${what}: ${ms} ms, at most ${limit}`);
  }
  for (const line of lines) console.log(line);
  return lines.length === 0;
}

async function audit(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-audit-'));
  const mail = await startMailServer();
  const product = await Production.start({ DATA_DIR: folder, SAMPLE_CONTENT: 'on', SMTP_URL: mail.url });
  const port = await freePort();
  const browser = await launchBrowser(port);
  const measured: Measured[] = [];
  try {
    const staff = await new Person(product.url).signIn(operator, mail);
    const drawn = await newestOf(staff);
    const pictured = await publishPictures(staff);
    await saveProfile(staff, { slug: AUTHOR, name: 'Asha Menon' });
    await offerCalls(staff);
    for (const row of await publicRows(staff, drawn, pictured)) {
      process.stderr.write(`${row.path}\n`);
      measured.push(await measure(product.url, row, port));
    }
    const clicks = named.length ? null : await measureClicks(browser, product.url, pictured.post);
    return report(measured, clicks);
  } finally {
    await browser.close();
    await product.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exit((await audit()) ? 0 : 1);
