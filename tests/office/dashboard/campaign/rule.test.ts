import { describe, expect, test } from 'vitest';
import { campaignLinkRule, campaignStrings, campaignUrl } from '#schema/campaign.ts';
import { MAX_SOURCE } from '#schema/sourceLabel.ts';

const SITE = 'https://agency.example';
const names = { source: 'newsletter', medium: 'email', campaign: 'diwali-2026' };

function made(form: Partial<Record<'page' | keyof typeof names, string>>): string {
  const { data, error } = campaignLinkRule(SITE).safeParse({ page: '/', ...names, ...form });
  return data ? campaignUrl(data, SITE) : (error?.issues[0]?.message ?? '');
}

const CAMPAIGN = 'utm_source=newsletter&utm_medium=email&utm_campaign=diwali-2026';

describe('a campaign link', () => {
  test.each([
    ['/', `${SITE}/?${CAMPAIGN}`],
    ['/services#ppc', `${SITE}/services?${CAMPAIGN}#ppc`],
    ['/blogs?page=2', `${SITE}/blogs?page=2&${CAMPAIGN}`],
    [`${SITE}/about`, `${SITE}/about?${CAMPAIGN}`],
    ['/blog/दिवाली', `${SITE}/blog/%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80?${CAMPAIGN}`],
    [
      '/about?utm_source=old&utm_campaign=old',
      `${SITE}/about?utm_source=newsletter&utm_campaign=diwali-2026&utm_medium=email`,
    ],
  ])('a campaign link leads to the page %s', (page, url) => {
    expect(made({ page })).toBe(url);
  });

  test.each([
    '',
    'services',
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    `https://user@agency.example/`,
    'http://agency.example/',
    'javascript:alert(1)',
  ])('a campaign link refuses the page %j', (page) => {
    expect(made({ page })).toBe(campaignStrings.noPage);
  });

  test('a campaign link has its names in lowercase, on one line and escaped', () => {
    expect(made({ source: ' News  Letter ', medium: 'E-Mail', campaign: 'A&B = 50%' })).toBe(
      `${SITE}/?utm_source=news+letter&utm_medium=e-mail&utm_campaign=a%26b+%3D+50%25`,
    );
  });

  test('a campaign link requires every name, within the counted length', () => {
    expect(made({ source: ' ' })).toBe(campaignStrings.noSource);
    expect(made({ medium: '' })).toBe(campaignStrings.noMedium);
    expect(made({ campaign: '' })).toBe(campaignStrings.noCampaign);
    expect(made({ campaign: 'a'.repeat(MAX_SOURCE) })).toContain('utm_campaign=aaa');
    expect(made({ campaign: 'a'.repeat(MAX_SOURCE + 1) })).toBe(`Please use at most ${MAX_SOURCE} characters`);
  });
});
