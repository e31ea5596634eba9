import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applicantRule } from '#schema/affiliate.ts';
import { BookerInput } from '#schema/bookCall.ts';
import { choicesOf, originalCatalogue } from '#schema/catalogue.ts';
import { languages } from '#schema/languages.ts';
import { SendMessageInput } from '#schema/message.ts';
import { navigationOf } from '#schema/navigation.ts';
import { SubscribeInput } from '#schema/newsletter.ts';
import { newsletterTexts } from '#schema/newsletterStrings.ts';
import { aboutTexts } from '#schema/pageTexts/about.ts';
import { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { callTexts } from '#schema/pageTexts/callToAction.ts';
import { contactTexts } from '#schema/pageTexts/contact.ts';
import { homeTexts } from '#schema/pageTexts/home.ts';
import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { consentTexts, legalSummaries } from '#schema/pageTexts/legal.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { ReviewForm } from '#schema/review.ts';
import { errors } from '#server/platform/errors.ts';
import { de as mailsDe } from '#server/platform/mail/texts/de.ts';
import { hi as mailsHi } from '#server/platform/mail/texts/hi.ts';
import { callToAction, legalNavigation } from '#web/shared/app/navigation.ts';
import type { Table } from '#web/shared/language/languageOf.ts';
import { loadLanguage } from '#web/shared/language/load.ts';
import { de } from '#web/shared/language/texts/de.ts';
import { hi } from '#web/shared/language/texts/hi.ts';

const tables = { de, hi };
const mailTables = { de: mailsDe, hi: mailsHi };
type Code = keyof typeof tables;
const root = join(import.meta.dirname, '../../..');

/** The texts that a value of an expression may have. */
function textsOf(node: ESTree.Node | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

const called = new Set<string>();
const literals = new Set<string>();
const calledByMails = new Set<string>();
const sources = ['web/{site,shared}/**/*.{ts,tsx}', 'web/*.tsx', 'schema/**/*.ts', 'server/**/*.ts'];
for (const file of globSync(sources, { cwd: root })) {
  if (file.startsWith('web/shared/language/texts/')) continue;
  const isServer = file.startsWith('server/');
  new Visitor({
    CallExpression({ callee, arguments: [sentence] }) {
      const name = callee.type === 'Identifier' ? callee.name : null;
      if (name === 't') for (const text of textsOf(sentence)) (isServer ? calledByMails : called).add(text);
    },
    Literal({ value }) {
      if (typeof value === 'string' && !isServer) literals.add(value);
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
}
called.delete('');

const { services } = originalCatalogue;
const { main, footer } = navigationOf({ social: {} });
/** Lists whose entries pages show. */
const shown = new Set(
  [
    ...[...main, ...footer, ...legalNavigation, callToAction].map((entry) => entry?.label ?? ''),
    ...services.flatMap(({ title, card }) => [title, card.title, card.text]),
    ...choicesOf({}),
    ...(['BAD_USER_INPUT', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'] as const).map(
      (code) => errors[code][1],
    ),
    ...[contactTexts, callTexts, consentTexts, homeMoreTexts, legalSummaries].flatMap((texts) => Object.values(texts)),
    ...[aboutTexts, servicesTexts, newsletterTexts].flatMap((texts) => Object.values(texts)),
    // Its figures are figures in every language.
    ...Object.values(affiliateTexts).filter((text) => !/^\d+K?\+$/.test(text)),
    ...Object.entries(homeTexts).flatMap(([name, text]) => (name === 'sections' ? [] : [text])),
  ].filter(Boolean),
);

/** What the rules of the public forms say of missing, short and long values. */
const faults = new Set(
  [
    SendMessageInput,
    BookerInput,
    ReviewForm,
    z.pick(SubscribeInput, { email: true, interest: true }),
    applicantRule,
  ].flatMap((rule) =>
    [undefined, '', 'x', 'x'.repeat(6000), '\u200b\u200b\u200b'].flatMap((value) => {
      const input = Object.fromEntries(Object.keys(rule.shape).map((name) => [name, value]));
      return rule.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
    }),
  ),
);

const keysOf = (table: Table) => Object.keys(table);
const placeholdersIn = (text: string) => [...new Set(text.match(/{\w+}/g))].sort();

describe.each(Object.keys(tables) as Code[])('the table of %s', (code) => {
  const table: Table = tables[code];

  test('has a row for every sentence that public screens translate', () => {
    expect([...called, ...shown].filter((sentence) => !(sentence in table))).toEqual([]);
  });

  test('translates what the rules of public forms say', async () => {
    const { t } = await loadLanguage(code);
    expect(faults.size).toBeGreaterThan(10);
    expect([...faults].filter((sentence) => t(sentence) === sentence)).toEqual([]);
  });

  test('has no row that nobody uses', () => {
    const composed = ['Please use at most {count} characters', 'Rating must be between 1 and {most}', ...days, consent];
    expect(keysOf(table).filter((key) => ![called, literals, shown].some((used) => used.has(key)))).toEqual(
      keysOf(table).filter((key) => composed.includes(key)),
    );
  });

  test('has the placeholders of the sentence in every form, and all plural forms', () => expectForms(code, table));
});

describe.each(Object.keys(mailTables) as Code[])('the table of mails in %s', (code) => {
  const table: Table = mailTables[code];

  test('has a row for every sentence of mails, and no other', () => {
    // Some stand on pages too.
    const ofMails = [...calledByMails].filter((sentence) => !(sentence in tables[code]));
    expect(keysOf(table).sort()).toEqual(ofMails.sort());
  });

  test('has the placeholders of the sentence in every form, and all plural forms', () => expectForms(code, table));
});

function expectForms(code: Code, table: Table): void {
  const { pluralCategories } = new Intl.PluralRules(languages[code].locale).resolvedOptions();
  for (const [sentence, row] of Object.entries(table)) {
    const forms = typeof row === 'string' ? [row] : Object.values(row);
    for (const form of forms) expect([sentence, placeholdersIn(form)]).toEqual([sentence, placeholdersIn(sentence)]);
    if (typeof row !== 'string')
      expect([sentence, Object.keys(row).sort()]).toEqual([sentence, pluralCategories.sort()]);
  }
}

/** Sentences that code composes of a pattern. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const consent = 'I agree that {brand} may publish this review, with my name, position and company.';

test('a sentence of the server with a number finds the row with a placeholder', async () => {
  const { t } = await loadLanguage('de');
  expect(t('Please use at most 5000 characters')).toBe('Bitte verwenden Sie höchstens 5000 Zeichen');
});

test('a text that no table has stays as it is', async () => {
  const { t } = await loadLanguage('hi');
  expect(t('Our own headline')).toBe('Our own headline');
  expect(t('toString')).toBe('toString');
});
