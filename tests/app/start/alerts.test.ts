import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { countOf } from '#tests/kit/content/incomingMail.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test as base } from '#tests/kit/test.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

type Rule = { alert: string; expr: string; annotations: Record<string, string> };
type Target = { expr: string; legendFormat: string };
const rules = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('grafana/marquee.json')) as {
  panels: { title: string; targets: Target[] }[];
  annotations: { list: { name: string; expr: string; titleFormat: string }[] };
};

/** Every expression, and the texts that use labels of its result. */
const expressions = [
  ...rules.map(({ alert, expr, annotations }) => ({
    where: alert,
    expr,
    told: [...JSON.stringify(annotations).matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label as string),
  })),
  ...[
    ...dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr, legendFormat }) => ({ title, expr, text: legendFormat })),
    ),
    ...dashboard.annotations.list.map(({ name, expr, titleFormat }) => ({ title: name, expr, text: titleFormat })),
  ].map(({ title, expr, text }) => ({
    where: title,
    expr,
    told: [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label as string),
  })),
];

/** Labels that Prometheus adds, and its own metric. */
const ADDED = ['job', 'instance'];
const OWN = 'up';
const operators = ['and', 'or', 'unless', 'bool'];

type Matcher = { label: string; values: string[] };

/** Metrics of an expression with their label matchers, and labels that it groups by. */
function readsOf(expr: string) {
  const grouped: string[] = [];
  const plain = expr
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, labels: string) => {
      grouped.push(...labels.split(',').map((label) => label.trim()));
      return '';
    })
    .replace(/\b[a-z_]\w*(?=\s*\()/g, '');
  const metrics = [...plain.matchAll(/\b([a-z_]\w*)\b(?:\{([^}]*)\})?/g)]
    .filter(([, name]) => !operators.includes(name as string))
    .map(([, name, chosen = '']) => ({
      name: name as string,
      matchers: [...chosen.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].map(
        ([, label, values]): Matcher => ({ label: label as string, values: (values as string).split('|') }),
      ),
    }));
  return { metrics, grouped };
}

const reported = new Map<string, Map<string, Set<string>>>();

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on' });
test.beforeAll(async ({ product }) => {
  const login = (identifier: string, password: string) =>
    product.nobody.rest('POST', '/admin/login', { identifier, password });
  // Causes every counted event: all kinds of failed sign-ins, and the others that the rules distinguish.
  const { email, password } = await product.user();
  await login(email, 'Wrong-123');
  await login(email, password);
  await product.nobody.rest('POST', '/admin/verify-otp', { identifier: email, otp: '000000' });
  await until(async () => (await login('nobody@staff.example', 'Wrong-123')).status === 429);
  await fetch(`${product.url}/graphql/stream`, { method: 'POST' });
  for (const path of ['/', '/healthz', '/readyz', '/metrics']) await fetch(product.url + path);
  const mail = join(product.services.settings.DATA_DIR, 'inbox/strange.eml');
  await until(async () => existsSync(dirname(mail)));
  writeFileSync(mail, 'From: asha@client.example\r\nMessage-ID: <1@client.example>\r\n\r\nHello.\r\n');
  await until(async () => (await countOf(product, 'unmatched')) === 1);
  const text = await (await fetch(`${product.url}/metrics`)).text();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = reported.get(name) ?? new Map<string, Set<string>>();
    reported.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
});

test.each(expressions)('$where uses existing metrics and labels: $expr', ({ expr, told: named }) => {
  const { metrics, grouped } = readsOf(expr);
  expect(metrics.length).toBeGreaterThan(0);
  for (const { name, matchers } of metrics) {
    if (name !== OWN) expect([...reported.keys()]).toContain(name);
    // Prometheus may scrape other products too.
    expect(matchers).toContainEqual({ label: 'job', values: ['marquee'] });
    for (const { label, values } of matchers.filter((one) => !ADDED.includes(one.label))) {
      const known = reported.get(name)?.get(label);
      expect([name, label, known !== undefined]).toEqual([name, label, true]);
      // Server errors are matched by a pattern and do not occur here.
      if (label !== 'status') for (const value of values) expect([...(known ?? [])]).toContain(value);
    }
  }
  const labels = new Set([...ADDED, ...metrics.flatMap(({ name }) => [...(reported.get(name)?.keys() ?? [])])]);
  expect([...grouped, ...named].filter((label) => !labels.has(label))).toEqual([]);
});

test('every alert has a test that promtool accepts if it is installed', () => {
  const tests = read('prometheus/alerts.test.yml');
  for (const { alert } of rules) expect(tests).toContain(alert);
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: join(root, 'deploy/prometheus') });
  if (promtool('--version').error) return;
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args);
    expect([args, status, status ? `${stdout}${stderr}` : '']).toEqual([args, 0, '']);
  }
});
